import { expect, test } from 'vitest';
import { criteriaBySection, criterionNames, criterionOf } from './preference.criteria.ts';

test('every criterion belongs to exactly one section', () => {
  const placed = Object.values(criteriaBySection).flat();
  expect(placed.toSorted()).toEqual(criterionNames.toSorted());
  expect(criteriaBySection['partner-career']).toContain('annualIncome');
});

test('a criterion is found by its name with and without the prefix of answers', () => {
  expect(['pp_mother_tongue', 'mother_tongue', 'u_mother_tongue'].map(criterionOf)).toEqual([
    'motherTongue',
    'motherTongue',
    undefined,
  ]);
});
