import { expect, test } from 'vitest';
import {
  completingCriteria,
  criteria,
  criteriaBySection,
  criterionNames,
  criterionOf,
  formNameOf,
} from './preference.criteria.ts';

test('the 17 documented criteria keep their names and count for completion; two more do not', () => {
  const documented =
    `age height marital_status religion community mother_tongue country state city district qualification
    working_with profession_area working_as annual_income profile_managed_by diet`.split(/\s+/);
  expect(completingCriteria.map(formNameOf)).toEqual(documented);
  const others = criterionNames.filter((name) => !completingCriteria.includes(name));
  expect(others.map(formNameOf)).toEqual(['sub_community', 'denomination']);
});

test('a denomination weighs what a community weighs, and a sub-community less', () => {
  expect(criteria.denomination.weight).toBe(criteria.community.weight);
  expect(criteria.subCommunity.weight).toBeLessThan(criteria.community.weight);
});

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
