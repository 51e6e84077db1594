import { expect, test } from 'vitest';
import { lastSeenOf } from './last-seen.rules.ts';

const now = new Date('2026-03-15T12:40:00Z');

test.each([
  [null, 'never'],
  ['2026-03-15T12:00:00Z', 'hourNow'],
  ['2026-03-15T11:00:00Z', { unit: 'hour', count: 1 }],
  ['2026-03-13T12:00:00Z', { unit: 'day', count: 2 }],
  ['2026-03-01T12:00:00Z', { unit: 'week', count: 2 }],
])('seen at %s is %j', (instant, expected) => {
  expect(lastSeenOf(instant, now)).toEqual(expected);
});
