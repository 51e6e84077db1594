import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { SectionName } from './profile-sections.data.ts';

/** The criteria of each section of the partner preference, in the order in which they are asked for. */
export const criteriaBySection = {
  'partner-basic': ['age', 'height', 'maritalStatus', 'motherTongue', 'religion', 'community'],
  'partner-location': ['country', 'state', 'district', 'city'],
  'partner-career': ['qualification', 'annualIncome', 'workingWith', 'professionArea', 'workingAs'],
  'partner-other': ['diet', 'profileManagedBy'],
} as const satisfies Partial<Record<SectionName, readonly CriterionName[]>>;
export type PreferenceSectionName = keyof typeof criteriaBySection;

// The keys of a literal are exactly its names.
export const preferenceSections = Object.keys(criteriaBySection) as PreferenceSectionName[];

/** The section that asks for a criterion. */
export function sectionOf(name: CriterionName): PreferenceSectionName {
  const asksFor = (section: PreferenceSectionName) => criteriaBySection[section].some((one) => one === name);
  return preferenceSections.find(asksFor) ?? 'partner-other';
}

/** The criteria in the order of the sections. */
export const criteriaInOrder: readonly CriterionName[] = Object.values(criteriaBySection).flat();
