import { expect, test } from 'vitest';
import { findArrived, latestOf, nameOf } from './notifications.rules.ts';

const partner = {
  u_id: 7,
  u_firstname: 'Asha',
  u_lastname: 'Mathew',
  u_gender: 'Female',
  u_profile_pic: null,
  photo_placeholder: null,
};

test('a notification has the first and last name of its partner', () => {
  expect(nameOf(partner)).toBe('Asha Mathew');
  expect(nameOf({ ...partner, u_lastname: '' })).toBe('Asha');
  expect(nameOf(null)).toBeUndefined();
});

test('arrived are the later notifications that were not read in another window', () => {
  const notifications = [
    { notification_id: 9, is_read: false },
    { notification_id: 8, is_read: true },
    { notification_id: 5, is_read: false },
  ];
  expect(findArrived(notifications, 5)).toEqual([notifications[0]]);
  expect(findArrived(notifications, undefined)).toEqual([]);
  expect(latestOf(notifications)).toBe(9);
  expect(latestOf([])).toBe(0);
});
