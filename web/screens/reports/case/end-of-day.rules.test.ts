import { expect, test } from 'vitest';
import { endOfDay } from './end-of-day.rules.ts';

test('a day ends by the clock of the site, wherever the administrator is', () => {
  expect(endOfDay('2030-01-31', 'Asia/Kolkata')).toBe('2030-01-31T18:29:00.000Z');
  expect(endOfDay('2030-01-31', 'UTC')).toBe('2030-01-31T23:59:00.000Z');
  expect(endOfDay('2030-01-31', 'America/New_York')).toBe('2030-02-01T04:59:00.000Z');
});

test('a day on which the clock changes ends by the clock after it', () => {
  expect(endOfDay('2030-03-31', 'Europe/London')).toBe('2030-03-31T22:59:00.000Z');
  expect(endOfDay('2030-10-27', 'Europe/London')).toBe('2030-10-27T23:59:00.000Z');
});
