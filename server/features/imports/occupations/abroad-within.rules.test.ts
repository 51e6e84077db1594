import { expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

const countryOf = (cells: Readonly<Record<string, string>>) => convertSheet([cells]).facts.country;

it.each([
  ['Nurse (Kuwait MOH)', 'kw'],
  ['Kuwait nurse', 'kw'],
  ['Nurse Kuwait (MOH)', 'kw'],
  ['Nurse at Kuwait MOH hospital', 'kw'],
  ['Engineer (Kuwait KOC)', 'kw'],
  ['Engineer Saudi Aramco', 'sa'],
  ['Nurse (Saudi SGH)', 'sa'],
  ['KSA Engineer', 'sa'],
  ['Nurse (Oman MOH)', 'om'],
  ['Muscat MOH nurse', 'om'],
  ['Bahrain nurse', 'bh'],
  ['Nurse (Qatar HMC)', 'qa'],
  ['Doha accountant', 'qa'],
  ['Dubai DHA nurse', 'ae'],
  ['Nurse UAE MOH', 'ae'],
  ['Nurse (UK NHS)', 'gb'],
  ['UK nurse', 'gb'],
  ['Ireland nurse', 'ie'],
  ['Canada driver', 'ca'],
  ['Singapore IT engineer', 'sg'],
])('%s is work abroad', (Job, country) => {
  expect(countryOf({ Job })).toBe(country);
  expect(countryOf({ Job, Address: 'Thrissur, Kerala' })).toBe(country);
});

it.each(['Kuwait MOH', 'Kuwait Oil Company', 'Saudi Aramco'])('an employer says it, too: %s', (Employer) => {
  expect(countryOf({ Job: 'Engineer', Employer })).toMatch(/^(?:kw|sa)$/);
});

it.each([
  'Qatar Airways cabin crew',
  'Kuwait embassy clerk',
  'US process team lead',
  'US IT recruiter',
  'UK based company',
  'Nurse (returned from Kuwait MOH)',
  'China mobile shop',
  'Turkey poultry farm',
  'German teacher',
  'Officer, Bank of Bahrain and Kuwait',
  'MOH nurse',
])('%s says nothing of where somebody lives', (Job) => {
  expect(countryOf({ Job })).toBeUndefined();
});
