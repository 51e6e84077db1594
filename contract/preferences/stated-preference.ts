import { type criteria, criterionNames, type CriterionName } from './preference.criteria.ts';
import type { Range } from './range.ts';

/**
 * A partner preference as it is stored: a range, a set of codes and own words, or null for a criterion that is not
 * stated.
 */
export type Preference = {
  [Name in CriterionName]: ((typeof criteria)[Name]['kind'] extends 'range' ? Range : string[]) | null;
} & { mustHave: CriterionName[] };

/** A preference of whoever has stated nothing. */
export const emptyPreference: Preference = {
  // One key for each criterion; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(criterionNames.map((name) => [name, null])) as Record<CriterionName, null>),
  mustHave: [],
};

/** The criteria that are stated, in their order. */
export function listStated(preference: Preference): CriterionName[] {
  return criterionNames.filter((name) => preference[name] !== null);
}
