import type { ListName } from '../choices/choice-lists.ts';
import type { FormFact } from './profile.wire.ts';

/** The choice list of a fact, and the fact that narrows it (a community belongs to the religion). */
export type FactChoice = { list: ListName; within?: FormFact };

/** The facts of a profile that take a value of a choice list, or own words. */
export const profileChoices = {
  maritalStatus: { list: 'marital_status' },
  children: { list: 'children' },
  disability: { list: 'disability' },
  religion: { list: 'religion' },
  community: { list: 'community', within: 'religion' },
  denomination: { list: 'denomination', within: 'religion' },
  motherTongue: { list: 'mother_tongue' },
  languages: { list: 'mother_tongue' },
  financialStatus: { list: 'financial_status' },
  familyType: { list: 'family_type' },
  familyValues: { list: 'family_values' },
  country: { list: 'country' },
  state: { list: 'state', within: 'country' },
  district: { list: 'district', within: 'state' },
  relocate: { list: 'relocate' },
  qualification: { list: 'qualification' },
  workingWith: { list: 'working_with' },
  professionArea: { list: 'profession_area' },
  workingAs: { list: 'working_as', within: 'professionArea' },
  diet: { list: 'diet' },
} as const satisfies Partial<Record<FormFact, FactChoice>>;
export type ChoiceFact = keyof typeof profileChoices;
