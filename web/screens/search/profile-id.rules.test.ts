import { expect, test } from 'vitest';
import { readMemberId } from './profile-id.rules.ts';

test.each(['ITM123', 'itm 123', ' ITM-123 ', '123', 'ITM00123'])('%s is the member 123', (text) => {
  expect(readMemberId(text, 'ITM')).toBe(123);
});

test.each(['', 'ITM', 'ABC123', '12a', '0', '99999999999', '1.5'])('“%s” is no member id', (text) => {
  expect(readMemberId(text, 'ITM')).toBeUndefined();
});
