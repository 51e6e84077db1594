import type { ListName } from '../choices/choice-lists.ts';
import { profileFacts } from '../profiles/profile.facts.ts';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import type { Range } from './range.ts';

/**
 * A criterion is about one fact of a profile. A range has limits; a set takes values of a list, or free words where
 * there is none. `within` names the criterion that narrows the list. `weight` is its share in the score.
 */
export type Criterion = { weight: number } & (
  | { kind: 'range'; fact: FormFact; smallest: number; largest: number }
  | { kind: 'set'; fact: FormFact; list: ListName | null; within?: string }
);

const { smallest, largest } = profileFacts.height;

/**
 * The matching table: the 17 documented criteria of a partner preference. Age is in years, height in centimetres, income in
 * rupees a year. Score, comparison, live count, explanation and SQL follow from it; docs/matching.md says where the weights
 * come from. A fact that is not stated is open: it counts neither for nor against a member, and meets no must-have.
 */
export const criteria = {
  age: { kind: 'range', fact: 'dateOfBirth', weight: 10, smallest: 18, largest: 100 },
  height: { kind: 'range', fact: 'height', weight: 5, smallest, largest },
  maritalStatus: { kind: 'set', fact: 'maritalStatus', weight: 8, list: 'marital_status' },
  religion: { kind: 'set', fact: 'religion', weight: 10, list: 'religion' },
  community: { kind: 'set', fact: 'community', weight: 7, list: 'community', within: 'religion' },
  motherTongue: { kind: 'set', fact: 'motherTongue', weight: 7, list: 'mother_tongue' },
  country: { kind: 'set', fact: 'country', weight: 6, list: 'country' },
  state: { kind: 'set', fact: 'state', weight: 4, list: 'state', within: 'country' },
  city: { kind: 'set', fact: 'city', weight: 3, list: null },
  district: { kind: 'set', fact: 'district', weight: 3, list: 'district', within: 'state' },
  qualification: { kind: 'set', fact: 'qualification', weight: 6, list: 'qualification' },
  workingWith: { kind: 'set', fact: 'workingWith', weight: 3, list: 'working_with' },
  professionArea: { kind: 'set', fact: 'professionArea', weight: 3, list: 'profession_area' },
  workingAs: { kind: 'set', fact: 'workingAs', weight: 3, list: 'working_as', within: 'professionArea' },
  annualIncome: { kind: 'range', fact: 'annualIncome', weight: 5, smallest: 0, largest: 1_000_000_000 },
  profileManagedBy: { kind: 'set', fact: 'profileFor', weight: 1, list: null },
  diet: { kind: 'set', fact: 'diet', weight: 6, list: 'diet' },
} as const satisfies Record<string, Criterion>;
export type CriterionName = keyof typeof criteria;

// The keys of a literal are exactly its names.
export const criterionNames = Object.keys(criteria) as CriterionName[];

/**
 * A partner preference as it is stored: for each criterion a range, a set of codes and own words, or null when it is not
 * stated; and the criteria that are must-haves.
 */
export type Preference = {
  [Name in CriterionName]: ((typeof criteria)[Name]['kind'] extends 'range' ? Range : string[]) | null;
} & { mustHave: CriterionName[] };

/** The preference of a member who has stated nothing. */
export const emptyPreference: Preference = {
  // One key for each criterion; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(criterionNames.map((name) => [name, null])) as Record<CriterionName, null>),
  mustHave: [],
};

/** The names of the stated criteria, in the order of the table. */
export function listStated(preference: Preference): CriterionName[] {
  return criterionNames.filter((name) => preference[name] !== null);
}
