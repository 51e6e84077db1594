import { expect, test } from 'vitest';
import { registration, registrationSteps } from './registration.ts';
import {
  composeMobile,
  composeRegistration,
  emptyRegistration,
  fieldsOfSteps,
  genderOf,
  readTyped,
  stepOfField,
  tidyMobile,
} from './registration-form.ts';

test('the steps of the form are those of the contract', () => {
  expect(fieldsOfSteps.map((fields) => [...fields])).toEqual(
    registrationSteps.map(({ shape }) => Object.keys(shape)),
  );
});

test.each([
  ['profile_for', 0],
  ['dob', 1],
  ['community', 2],
  ['contact_audience', 3],
  ['terms_version', undefined],
])('%s is asked for on step %s', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});

test.each([
  ['9847012345', '9847012345'],
  [' 98470 12345 ', '9847012345'],
  ['+91 98470-12345', '9847012345'],
  ['919847012345', '9847012345'],
  ['00919847012345', '9847012345'],
  ['09847012345', '9847012345'],
  ['9198470123', '9198470123'],
  ['+44 7911 123456', '+447911123456'],
  ['12345', '12345'],
  ['asha.mathew@example.org', 'asha.mathew@example.org'],
  ['', ''],
])('%j means %j', (written, meant) => {
  expect(tidyMobile(written)).toBe(meant);
});

test.each([
  ['IN91', '98470 12345', '9847012345'],
  ['IN91', '0044 7911 123456', '+447911123456'],
  ['US1', '(202) 555-0143', '+12025550143'],
  ['GB44', '07911 123456', '+447911123456'],
  ['GB44', '+44 7911 123456', '+447911123456'],
  ['AE971', '050 123 4567', '+971501234567'],
  ['GB44', '', ''],
  ['GB44', 'none', 'none'],
])('a number of %s written %j is %j', (country, written, meant) => {
  expect(composeMobile(country, written)).toBe(meant);
});

test.each([
  ['My Daughter', 'Female'],
  ['My Sister', 'Female'],
  ['My Son', 'Male'],
  ['My Brother', 'Male'],
  ['My Self', undefined],
  ['My Friend', undefined],
  ['My Relative', undefined],
])('%s implies the gender %s', (relation, gender) => {
  expect(genderOf(relation)).toBe(gender);
});

const typed = {
  ...emptyRegistration,
  profile_for: 'My Daughter',
  // Chosen before the relation was.
  gender: 'Male',
  firstname: 'Asha',
  lastname: 'Mathew',
  dob_day: '14',
  dob_month: '03',
  dob_year: '1997',
  religion: 'Christian',
  religion_own: 'written before another value was chosen',
  community: 'Other',
  community_own: 'Knanaya',
  email: 'asha@example.org',
  mobile: '98765 43210',
  password: 'marigold garden 7',
  confirm_password: 'marigold garden 7',
};

test('the form makes the input of the call', () => {
  const input = composeRegistration(typed);
  expect(registration.safeParse(input).error).toBeUndefined();
  expect(input).toMatchObject({
    gender: 'Female',
    dob: '1997-03-14',
    religion: 'Christian',
    community: 'Knanaya',
    mobile: '9876543210',
    contact_audience: 'accepted',
  });
  expect(input).not.toHaveProperty('terms_version');
});

test('an empty second password is said beside the other fields of its step', () => {
  const nothing = { email: '', mobile: '', password: '', confirm_password: '' };
  const issues = registrationSteps[3].safeParse(nothing).error?.issues ?? [];
  expect(issues.map(({ path: [field] }) => field)).toEqual([
    'email',
    'mobile',
    'password',
    'confirm_password',
  ]);
});

test('a date that is not whole is none', () => {
  const dobOf = (parts: object) => composeRegistration({ ...typed, ...parts }).dob;
  expect(dobOf({ dob_day: '', dob_month: '', dob_year: '' })).toBe('');
  expect(dobOf({ dob_day: '' })).toBe('1997-03-');
});

test('other fields and values that are no text are left out', () => {
  expect(readTyped({ firstname: 'Asha', lastname: 7, admin: 'yes' })).toEqual({
    ...emptyRegistration,
    firstname: 'Asha',
  });
});
