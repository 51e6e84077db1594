import { indexChoices } from '#server/features/choices/choices.ts';
import { listChoiceRows } from '#server/migrations/choice-lists/list-choice-rows.ts';
import {
  listMoreCommunityRows,
  listSubCommunityRows,
} from '#server/migrations/choice-lists/list-community-rows.ts';
import { listMoreChoiceRows } from '#server/migrations/choice-lists/list-more-choice-rows.ts';
import { listRegionalCommunityRows } from '#server/migrations/choice-lists/list-regional-rows.ts';
import { listStarRows } from '#server/migrations/choice-lists/list-star-rows.ts';
import { bureauValues } from '#server/migrations/0069-bureau-words.ts';
import { listBureauSynonyms } from '#server/migrations/bureau-words/list-bureau-synonyms.ts';
import { listRegisterSynonyms } from '#server/migrations/register-words/list-register-synonyms.ts';
import { listRegionalSynonyms } from '#server/migrations/more-synonyms/list-regional-synonyms.ts';
import { listNewSynonyms } from '#server/migrations/synonyms/list-new-synonyms.ts';
import { listSynonymRows } from '#server/migrations/synonyms/list-synonym-rows.ts';
import type { FindChoice } from '#server/features/imports/converting/known-words.rules.ts';
import { findWordsIn } from '#server/features/imports/converting/find-words.ts';

const values = [
  ...listChoiceRows(),
  ...listMoreChoiceRows(),
  ...listMoreCommunityRows(),
  ...listSubCommunityRows(),
  ...listRegionalCommunityRows(),
  ...listStarRows(),
  ...bureauValues,
];
const parents = new Map(values.map(({ list, code, parent }) => [`${list} ${code}`, parent]));
/** The former names of a fresh database are synonyms, too. */
const formerNames = [...listMoreChoiceRows(), ...listMoreCommunityRows(), ...listRegionalCommunityRows()]
  .flatMap(({ list, code, aliases }) => aliases.map((word) => ({ list, code, word, keepsWords: false })))
  .filter(({ list, word }) => !(list === 'qualification' && word === 'MS'));
const brought = [...listSynonymRows(), ...formerNames];
const named = [
  ...values.map(({ label, ...value }) => ({ ...value, names: [label] })),
  ...brought.map(({ word, ...row }) => ({
    ...row,
    names: [word],
    parent: parents.get(`${row.list} ${row.code}`) ?? null,
  })),
];
const words = [
  ...brought,
  ...listNewSynonyms([...listRegionalSynonyms(), ...listBureauSynonyms(), ...listRegisterSynonyms()], {
    values: named,
  }),
];

/** The lists that the product brings, with their synonyms. */
export const choicesOfProduct = () =>
  indexChoices(
    values.map((value) => ({ ...value, labels: {}, formerLabels: [], isActive: true })),
    words,
  );

/** Finds values as with the lists that the product brings. */
export const findOfProduct = (): FindChoice => findWordsIn(choicesOfProduct());
