import { expect, test } from 'vitest';
import { isInCalendar, joinDate, missingKey, splitDate } from './date-parts.rules.ts';

test.each([
  ['1997-03-14', { year: '1997', month: '03', day: '14' }],
  ['1997-03-', { year: '1997', month: '03', day: '' }],
  ['--14', { year: '', month: '', day: '14' }],
  ['', { year: '', month: '', day: '' }],
])('the date %j falls into its parts and back', (date, parts) => {
  expect(splitDate(date)).toEqual(parts);
  expect(joinDate(parts)).toBe(date);
});

test.each([
  ['1997-03-14', undefined],
  ['', undefined],
  ['1997--14', 'month'],
  ['-03-14', 'year'],
  ['1997--', 'day-month'],
])('of the date %j it is said that this is missing: %j', (date, key) => {
  expect(missingKey(splitDate(date))).toBe(key);
});

test.each([
  ['1997-02-28', true],
  ['1997-02-31', false],
  ['1996-02-29', true],
  ['1997-02-29', false],
  ['1997--14', false],
])('the date %j stands in the calendar: %j', (date, exists) => {
  expect(isInCalendar(splitDate(date))).toBe(exists);
});
