import fc from 'fast-check';
import { profileForChoices } from '#contract/profiles/fixed-choices.ts';
import type { listChoices } from '#contract/choices/list-choices.ts';
import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import {
  criteria,
  criterionNames,
  formNameOf,
  type Criterion,
} from '#contract/preferences/preference.criteria.ts';
import type { updatePreference } from '#contract/preferences/own-preference.ts';

export type PreferenceInput = EndpointInput<typeof updatePreference>;
type ChoiceLists = EndpointData<typeof listChoices>;

/** One of a few own words, in any case. */
const ownWords = fc.constantFrom(
  'Our own way',
  'our own way',
  'Élan',
  'By the old lighthouse',
  'पुणे',
  "O'Neil's",
);

/** Any valid preference: some criteria, by codes or own words, with any must-haves. */
export function anyPreference(lists: ChoiceLists): fc.Arbitrary<PreferenceInput> {
  const texts = fc.record(
    Object.fromEntries(criterionNames.map((name) => [formNameOf(name), anyCriterion(criteria[name], lists)])),
    { requiredKeys: [] },
  );
  return fc.tuple(texts, fc.subarray(criterionNames)).map(([stated, marks]) => ({
    ...stated,
    must_have: marks
      .map((name) => formNameOf(name))
      .filter((word) => Object.hasOwn(stated, word))
      .join(','),
  }));
}

function anyCriterion(criterion: Criterion, lists: ChoiceLists): fc.Arbitrary<string> {
  if (criterion.kind === 'range') return anyRange(criterion);
  const values = anyValue(criterion, lists);
  return fc
    .uniqueArray(values, { minLength: 1, maxLength: 4, selector: (value) => value.toLowerCase() })
    .map((labels) => labels.join(','));
}

function anyValue({ fact, list }: Extract<Criterion, { kind: 'set' }>, lists: ChoiceLists) {
  if (fact === 'profileFor') return fc.constantFrom(...profileForChoices);
  if (list === null) return ownWords;
  // A group in general is saved as all its parts, which has a test of its own.
  const isSavedAsItIs = (label: string) => fact === 'qualification' || !label.endsWith(' – Other');
  const labels = lists[list]
    .filter(({ code, label }) => code !== preferNotToSayCode && isSavedAsItIs(label))
    .map(({ label }) => label);
  return fc.oneof({ arbitrary: fc.constantFrom(...labels), weight: 4 }, { arbitrary: ownWords, weight: 1 });
}

function anyRange({ smallest, largest }: Extract<Criterion, { kind: 'range' }>): fc.Arbitrary<string> {
  const anywhere = fc.integer({ min: smallest, max: largest });
  // Where bands of income meet, every "or equal" counts.
  const atBands = fc.constantFrom(100_000, 300_000, 500_000, 750_000, 1_000_000, 10_000_000);
  const end = largest > 1_000_000 ? fc.oneof(atBands, anywhere) : anywhere;
  const both = fc.tuple(end, end).map((ends) => `${Math.min(...ends)}-${Math.max(...ends)}`);
  return fc.oneof(
    both,
    end.map((from) => `${from}-`),
    end.map((to) => `-${to}`),
  );
}
