import { expect, test } from 'vitest';
import { criterionNames } from '#contract/preferences/preference.criteria.ts';
import { criteriaBySection, sectionOf } from './criteria-sections.data.ts';

test('every criterion belongs to exactly one section', () => {
  const placed = Object.values(criteriaBySection).flat();
  expect(placed.toSorted()).toEqual(criterionNames.toSorted());
  expect(sectionOf('annualIncome')).toBe('partner-career');
});
