import type { FormFact } from '#contract/profiles/profile.wire.ts';

/** The facts that another member may read; the answer has no others. */
export type PartnerFact = Exclude<FormFact, 'zip' | 'employerName' | 'isIncomePrivate'>;

/** A group of facts: those that are always shown, with "Not specified" when missing, and those shown only when stated. */
type FactGroup = { always: readonly PartnerFact[]; whenStated: readonly PartnerFact[] };

/** The facts of each group. The age is shown before the date of birth. */
export const factGroups = {
  basic: {
    always: ['dateOfBirth', 'maritalStatus', 'height', 'motherTongue', 'profileFor'],
    whenStated: ['children', 'languages', 'disability'],
  },
  career: {
    always: ['qualification', 'workingAs', 'annualIncome'],
    whenStated: ['college', 'professionArea', 'workingWith'],
  },
  location: { always: ['district', 'state', 'country'], whenStated: ['city', 'relocate'] },
  religion: {
    always: ['religion', 'community'],
    whenStated: ['subCommunity', 'denomination', 'gotra'],
  },
  family: {
    always: ['father', 'mother', 'brothers', 'sisters'],
    whenStated: ['financialStatus', 'familyType', 'familyValues'],
  },
  lifestyle: { always: ['diet'], whenStated: [] },
} as const satisfies Record<string, FactGroup>;
export type GroupName = keyof typeof factGroups;

/** The groups in two columns, about equally long; on narrow screens the second follows the first. */
export const groupColumns = [
  ['basic', 'career', 'location'],
  ['religion', 'family', 'lifestyle'],
] as const satisfies readonly (readonly GroupName[])[];
