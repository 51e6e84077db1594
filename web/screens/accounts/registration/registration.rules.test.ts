import { expect, test } from 'vitest';
import { checkDateOfBirth, listBirthYears } from './registration.rules.ts';

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

test.each([
  ['Female', '2008'],
  ['Male', '2005'],
  ['', '2008'],
])('the years for %j begin with %s and end with 1930', (gender, first) => {
  const years = listBirthYears(gender, rule);
  expect([years[0], years.at(-1)]).toEqual([first, '1930']);
  // Brides and grooms of 21 to 35 are near the beginning of the list.
  expect(years.indexOf('1997')).toBeLessThan(12);
});
