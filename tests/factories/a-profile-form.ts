import fc from 'fast-check';
import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import type { updateProfile } from '#contract/profiles/own-profile.ts';
import { trimText } from '#contract/fields/seen-text.ts';
import { factRules, formFacts, profileFormNames } from '#contract/profiles/fact-names.ts';
import type { FactRules } from '#contract/profiles/profile.facts.ts';

export type ProfileInput = EndpointInput<typeof updateProfile>;
type ChoiceLists = EndpointData<typeof listChoices>;

/** Texts of several scripts, marks and digits; trimmed and with a letter or a digit, as a name needs one, so that they are read as sent. */
function words(longest: number) {
  const characters = Array.from(
    "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJ '’.-/&()0123456789éñആഅमराठीதமிழ்العربية😀",
  );
  return fc
    .string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: longest })
    .map(trimText)
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** A value of a list under any of its parents. */
function listed(list: readonly { label: string }[]) {
  return fc.constantFrom(...list.map(({ label }) => label));
}

/** Own words that are in no list. */
const ownWords = words(30).map((text) => `Our own ${text}`);

const income = fc.oneof(
  fc.nat({ max: 1_000_000_000 }).map(String),
  fc
    .tuple(fc.nat({ max: 500_000_000 }), fc.nat({ max: 500_000_000 }))
    .map(([from, more]) => `${from}-${from + more}`),
  fc.nat({ max: 1_000_000_000 }).map((from) => `${from}-`),
  fc.constant('Prefer not to say'),
);

function wordList(item: fc.Arbitrary<string>) {
  return fc.uniqueArray(item, { minLength: 1, maxLength: 8 }).map((items) => items.join(','));
}

const date = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2000-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Any valid profile form of a registered member, with any of its fields left out: the gender stays as it was registered. */
export function anyProfileForm(lists: ChoiceLists): fc.Arbitrary<ProfileInput> {
  const changeable = formFacts.filter((fact) => fact !== 'gender');
  const fields = changeable.map((fact): [string, fc.Arbitrary<unknown>] => [
    profileFormNames[fact],
    anyValue(factRules[fact], lists),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

const longestWritten = 60;

/** Values of each kind of fact, as a client sends them. */
const values: {
  [Kind in FactRules['kind']]: (
    rules: Extract<FactRules, { kind: Kind }>,
    lists: ChoiceLists,
  ) => fc.Arbitrary<unknown>;
} = {
  line: ({ longest }) => words(Math.min(longest, longestWritten)),
  paragraph: () => fc.array(words(100), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
  number: ({ smallest, largest }) => fc.integer({ min: smallest, max: largest }),
  height: ({ smallest, largest }) => fc.integer({ min: smallest, max: largest }),
  date: () => date,
  'yes-no': () => fc.boolean(),
  'one-of': (rules) => fc.constantFrom(...rules.values),
  choice: ({ list }, lists) => fc.oneof(listed(lists[list]), ownWords),
  set: ({ list }, lists) => wordList(listed(lists[list])),
  words: () => wordList(words(30)),
  income: () => income,
};

function anyValue(rules: FactRules, lists: ChoiceLists): fc.Arbitrary<unknown> {
  // The function of a kind takes the rules of that kind.
  return (values[rules.kind] as (one: FactRules, lists: ChoiceLists) => fc.Arbitrary<unknown>)(rules, lists);
}
