import { expect, test } from 'vitest';
import { checkDateOfBirth, stepOfField } from './registration.rules.ts';

test.each([
  ['profile_for', 0],
  ['gender', 0],
  ['firstname', 1],
  ['lastname', 1],
  ['dob', 1],
  ['religion', 2],
  ['community', 2],
  ['email', 3],
  ['mobile', 3],
  ['password', 3],
  ['confirm_password', 3],
  ['contact_audience', 3],
] as const)('%s is a field of step %i', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});

const rule = { today: '2026-11-20', ages: { legal_age_bride: 18, legal_age_groom: 21 } };

test.each([
  ['a bride on her 18th birthday', 'Female', '2008-11-20', undefined],
  ['a bride the day before', 'Female', '2008-11-21', 'validation.below_legal_age'],
  ['a groom on his 21st birthday', 'Male', '2005-11-20', undefined],
  ['a groom the day before', 'Male', '2005-11-21', 'validation.below_legal_age'],
  ['a person born tomorrow', 'Male', '2026-11-21', 'validation.dob'],
])('%s', (_person, gender, dob, expected) => {
  expect(checkDateOfBirth({ gender, dob }, rule)).toBe(expected);
});
