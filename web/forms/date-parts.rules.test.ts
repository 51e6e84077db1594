import { expect, test } from 'vitest';
import { joinDate, splitDate } from './date-parts.rules.ts';

test.each([
  ['1997-03-14', { year: '1997', month: '03', day: '14' }],
  ['1997-03-', { year: '1997', month: '03', day: '' }],
  ['--14', { year: '', month: '', day: '14' }],
  ['', { year: '', month: '', day: '' }],
])('the date %j falls into its parts and back', (date, parts) => {
  expect(splitDate(date)).toEqual(parts);
  expect(joinDate(parts)).toBe(date);
});
