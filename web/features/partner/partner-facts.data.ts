import type { FormFact } from '#contract/profiles/profile.wire.ts';

/** The facts that another member may read; the answer holds no others. */
export type PartnerFact = Exclude<FormFact, 'zip' | 'employerName' | 'isIncomePrivate'>;

/** A group of facts: what always stands there, "Not specified" if need be, and what stands there only when it is told. */
export type FactGroup = { always: readonly PartnerFact[]; whenTold: readonly PartnerFact[] };

/** What stands in each group. The age stands before the date of birth. */
export const factGroups = {
  basic: {
    always: ['dateOfBirth', 'maritalStatus', 'height', 'motherTongue', 'profileFor'],
    whenTold: ['children', 'languages', 'disability'],
  },
  career: {
    always: ['qualification', 'workingAs', 'annualIncome'],
    whenTold: ['college', 'professionArea', 'workingWith'],
  },
  location: { always: ['district', 'state', 'country'], whenTold: ['city', 'relocate'] },
  religion: {
    always: ['religion', 'community'],
    whenTold: ['subCommunity', 'denomination', 'gotra'],
  },
  family: {
    always: ['father', 'mother', 'brothers', 'sisters'],
    whenTold: ['financialStatus', 'familyType', 'familyValues'],
  },
  lifestyle: { always: ['diet'], whenTold: [] },
} as const satisfies Record<string, FactGroup>;
export type GroupName = keyof typeof factGroups;

/** The groups in two columns, about equally long; on narrow screens the second follows the first. */
export const groupColumns = [
  ['basic', 'career', 'location'],
  ['religion', 'family', 'lifestyle'],
] as const satisfies readonly (readonly GroupName[])[];
