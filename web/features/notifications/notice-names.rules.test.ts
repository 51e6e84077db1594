import { expect, test } from 'vitest';
import { findArrived, latestOf, nameOf } from './notice-names.rules.ts';

const partner = {
  u_id: 7,
  u_firstname: 'Asha',
  u_lastname: 'Mathew',
  u_gender: 'Female',
  u_profile_pic: null,
  photo_placeholder: null,
};

test('a notice names first and last name', () => {
  expect(nameOf(partner)).toBe('Asha Mathew');
  expect(nameOf({ ...partner, u_lastname: '' })).toBe('Asha');
  expect(nameOf(null)).toBeUndefined();
});

test('what has come is what is newer than before, and not read in another window already', () => {
  const notices = [
    { notification_id: 9, is_read: false },
    { notification_id: 8, is_read: true },
    { notification_id: 5, is_read: false },
  ];
  expect(findArrived(notices, 5)).toEqual([notices[0]]);
  expect(findArrived(notices, undefined)).toEqual([]);
  expect(latestOf(notices)).toBe(9);
  expect(latestOf([])).toBe(0);
});
