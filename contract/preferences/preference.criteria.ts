import type { ListName } from '../choices/choice-lists.ts';
import { heightLimits } from '../profiles/profile-form.ts';
import type { FormFact } from '../profiles/profile.wire.ts';

/**
 * A criterion looks at one fact of a profile. A range has limits; a set takes values of a list, or free words where
 * there is none. `within` names the criterion that narrows the list.
 */
export type Criterion =
  | { kind: 'range'; fact: FormFact; smallest: number; largest: number }
  | { kind: 'set'; fact: FormFact; list: ListName | null; within?: string };

/** The 17 documented criteria of a partner preference. Age is in years, height in centimetres, income in rupees a year. */
export const criteria = {
  age: { kind: 'range', fact: 'dateOfBirth', smallest: 18, largest: 100 },
  height: { kind: 'range', fact: 'height', ...heightLimits },
  maritalStatus: { kind: 'set', fact: 'maritalStatus', list: 'marital_status' },
  religion: { kind: 'set', fact: 'religion', list: 'religion' },
  community: { kind: 'set', fact: 'community', list: 'community', within: 'religion' },
  motherTongue: { kind: 'set', fact: 'motherTongue', list: 'mother_tongue' },
  country: { kind: 'set', fact: 'country', list: 'country' },
  state: { kind: 'set', fact: 'state', list: 'state', within: 'country' },
  city: { kind: 'set', fact: 'city', list: null },
  district: { kind: 'set', fact: 'district', list: 'district', within: 'state' },
  qualification: { kind: 'set', fact: 'qualification', list: 'qualification' },
  workingWith: { kind: 'set', fact: 'workingWith', list: 'working_with' },
  professionArea: { kind: 'set', fact: 'professionArea', list: 'profession_area' },
  workingAs: { kind: 'set', fact: 'workingAs', list: 'working_as', within: 'professionArea' },
  annualIncome: { kind: 'range', fact: 'annualIncome', smallest: 0, largest: 1_000_000_000 },
  profileManagedBy: { kind: 'set', fact: 'profileFor', list: null },
  diet: { kind: 'set', fact: 'diet', list: 'diet' },
} as const satisfies Record<string, Criterion>;
export type CriterionName = keyof typeof criteria;

// The keys of a literal are exactly its names.
export const criterionNames = Object.keys(criteria) as CriterionName[];
