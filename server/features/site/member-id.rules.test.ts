import { expect, test } from 'vitest';
import { readMemberId } from './member-id.rules.ts';

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
