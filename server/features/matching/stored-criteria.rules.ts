import { type CriterionName, criterionNames } from '#contract/preferences/preference.criteria.ts';

/** The criteria of the first version: their places in what is stored never change. */
const firstNames: readonly CriterionName[] = [
  'age',
  'height',
  'maritalStatus',
  'religion',
  'community',
  'motherTongue',
  'country',
  'state',
  'city',
  'district',
  'qualification',
  'workingWith',
  'professionArea',
  'workingAs',
  'annualIncome',
  'profileManagedBy',
  'diet',
];

/** The order in which shares and bits are stored with a matching row. Later criteria come after the first ones. */
export const storedOrder: readonly CriterionName[] = [
  ...firstNames,
  ...criterionNames.filter((name) => !firstNames.includes(name)),
];

/** The bits of some criteria, as the columns `known_criteria`, `wanted_criteria` and `required_criteria` have them. */
export function bitsOf(...names: readonly CriterionName[]): number {
  return names.reduce((bits, name) => bits + 2 ** storedOrder.indexOf(name), 0);
}

/** The name under which the statistics count how many members want the same criteria, by their bits. */
export const wantedTogether = 'wantedCriteria';

/** The name under which the statistics count the keys of what is wanted. */
export const wantedKeys = 'wantedKey';

/** The name under which the statistics count the years of birth. */
export const birthYears = 'birthYear';

/** The place of a criterion in an array of the database. */
export function placeOf(name: CriterionName): number {
  return storedOrder.indexOf(name) + 1;
}

/**
 * A stated criterion whose fact is unknown counts with the share of the sought gender that meets it, in whole percent. It
 * counts at most this much, so that only a known fact is worth the whole weight, and only members who meet everything that
 * is stated have 100.
 */
export const mostShare = 99;

/** The share of a criterion while nobody's fact is known. */
export const neutralShare = 50;

/** The share of each criterion, from what is stored. */
export function readShares(stored: readonly (number | null)[]): ReadonlyMap<CriterionName, number> {
  return new Map(storedOrder.map((name, index) => [name, stored[index] ?? neutralShare]));
}
