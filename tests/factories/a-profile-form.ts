import fc from 'fast-check';
import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import type { updateProfile } from '#contract/profiles/own-profile.ts';
import { genders, profileForChoices } from '#contract/profiles/fixed-choices.ts';

export type ProfileInput = EndpointInput<typeof updateProfile>;
type ChoiceLists = EndpointData<typeof listChoices>;

/** Texts with letters of several scripts, marks and digits; trimmed and never blank, so that they are read as sent. */
function words(longest: number) {
  const characters = Array.from(
    "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJ '’.-/&()0123456789éñആഅमराठीதமிழ்العربية😀",
  );
  return fc
    .string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: longest })
    .map((text) => text.trim())
    .filter((text) => text !== '');
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

/** Any valid profile form, with any of its fields left out. */
export function anyProfileForm(lists: ChoiceLists): fc.Arbitrary<ProfileInput> {
  const choice = (list: readonly { label: string }[]) => fc.oneof(listed(list), ownWords);
  const written = words(60);
  return fc.record(
    {
      created_by: fc.constantFrom(...profileForChoices),
      gender: fc.constantFrom(...genders),
      firstname: written,
      lastname: written,
      dob: date,
      marital_status: choice(lists.marital_status),
      children: choice(lists.children),
      height: fc.integer({ min: 122, max: 213 }),
      disability: choice(lists.disability),
      religion: choice(lists.religion),
      community: choice(lists.community),
      sub_community: written,
      denomination: choice(lists.denomination),
      gotra: written,
      mother_tongue: choice(lists.mother_tongue),
      languages: wordList(listed(lists.mother_tongue)),
      father: written,
      mother: written,
      no_of_sisters: fc.integer({ min: 0, max: 20 }),
      no_of_brothers: fc.integer({ min: 0, max: 20 }),
      financial_status: choice(lists.financial_status),
      family_type: choice(lists.family_type),
      family_values: choice(lists.family_values),
      country: choice(lists.country),
      state: choice(lists.state),
      district: choice(lists.district),
      city: written,
      zip: fc.stringMatching(/^[1-9]\d{5}$/),
      relocate: choice(lists.relocate),
      qualification: choice(lists.qualification),
      college: written,
      working_with: choice(lists.working_with),
      profession_area: choice(lists.profession_area),
      working_as: choice(lists.working_as),
      employer_name: written,
      annual_income: income,
      is_private: fc.boolean(),
      diet: choice(lists.diet),
      hobbies: wordList(words(30)),
      about: fc.array(words(100), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
    },
    { requiredKeys: [] },
  );
}
