import {
  factRules,
  factsOnScreen,
  type FormFact,
  isPublicFact,
  type PublicFact,
} from '#contract/profiles/fact-names.ts';
import type { FactSection } from '#contract/profiles/profile.facts.ts';

/** The facts of each group that are always shown, with "Not specified" when missing. */
const alwaysShown = {
  basic: ['dateOfBirth', 'maritalStatus', 'height', 'motherTongue', 'profileFor'],
  career: ['qualification', 'workingAs', 'annualIncome'],
  location: ['district', 'state', 'country'],
  religion: ['religion', 'community'],
  family: ['father', 'mother', 'brothers', 'sisters'],
  lifestyle: ['diet'],
} as const satisfies Partial<Record<FactSection, readonly PublicFact[]>>;
export type GroupName = keyof typeof alwaysShown;

/** The groups in two columns, about equally long; on narrow screens the second follows the first. */
export const groupColumns = [
  ['basic', 'religion', 'career'],
  ['family', 'location', 'lifestyle'],
] as const satisfies readonly (readonly GroupName[])[];

/** The header and cards of their own show these. */
export const shownElsewhere: readonly FormFact[] = [
  'firstName',
  'lastName',
  'gender',
  'isIncomePrivate',
  'hobbies',
  'about',
];

/** Facts that are in another group than in the own profile. */
const groupOf: Partial<Record<FormFact, GroupName>> = { languages: 'basic', disability: 'basic' };

const placed = new Set<FormFact>([...shownElsewhere, ...Object.values(alwaysShown).flat()]);

/** The other facts of a group, which are shown only when they are stated. */
function listOthers(group: GroupName): PublicFact[] {
  return factsOnScreen
    .filter(isPublicFact)
    .filter((fact) => !placed.has(fact) && (groupOf[fact] ?? factRules[fact].section) === group);
}

type FactGroup = { always: readonly PublicFact[]; whenStated: readonly PublicFact[] };

/** The facts of each group. The age is shown before the date of birth. */
export const factGroups: Readonly<Record<GroupName, FactGroup>> = {
  basic: { always: alwaysShown.basic, whenStated: listOthers('basic') },
  career: { always: alwaysShown.career, whenStated: listOthers('career') },
  location: { always: alwaysShown.location, whenStated: listOthers('location') },
  religion: { always: alwaysShown.religion, whenStated: listOthers('religion') },
  family: { always: alwaysShown.family, whenStated: listOthers('family') },
  lifestyle: { always: alwaysShown.lifestyle, whenStated: listOthers('lifestyle') },
};
