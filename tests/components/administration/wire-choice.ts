import { listChoiceValues } from '#contract/choices/choice-editing.ts';
import { listSynonyms } from '#contract/choices/synonyms.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { onePage } from '../support/people-pages.ts';

type Value = EndpointData<typeof listChoiceValues>[number];

/** A value as an administrator edits it. */
export function aChoiceValue(label: string, parent?: { code: string; label: string }): Value {
  return {
    code: label.toLowerCase().replaceAll(' ', '-'),
    label,
    labels: {},
    parent: parent?.code ?? null,
    parent_label: parent?.label ?? null,
    is_active: true,
    is_last: false,
    profile_count: 0,
    preference_count: 0,
  };
}

type Synonym = EndpointData<typeof listSynonyms>[number];

export const mba: Synonym = {
  cs_id: 5,
  cs_list: 'qualification',
  cs_word: 'MBA',
  cs_code: 'masters-other',
  cs_label: "Master's – Other",
  cs_parent_label: null,
  cs_keeps_words: true,
};

/** Answers the synonyms of the qualifications, and the only value that they name. */
export function answerSynonyms(server: FakeServer, synonyms: readonly Synonym[] = []): void {
  server.answer(listSynonyms, onePage(synonyms, 50));
  server.answer(listChoiceValues, { data: [{ ...aChoiceValue(mba.cs_label), code: mba.cs_code }] });
}
