import { expect, test } from 'vitest';
import { outboxLimit, readMemberId } from './administration.rules.ts';

test.each([
  ['ITM123', 123],
  ['itm 123', 123],
  ['123', 123],
  [' 7 ', 7],
])('%s names member %i', (search, id) => {
  expect(readMemberId(search, 'ITM')).toBe(id);
});

test.each(['', 'ITM', 'Asha', 'XYZ123', '9876543210', '12 34', 'asha7@example.org'])(
  '%s names no member',
  (search) => {
    expect(readMemberId(search, 'ITM')).toBeNull();
  },
);

test('mails are kept for seven days', () => {
  expect(outboxLimit(new Date('2026-03-08T12:00:00Z'))).toEqual(new Date('2026-03-01T12:00:00Z'));
});
