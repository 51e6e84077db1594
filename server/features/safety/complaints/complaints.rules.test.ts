import { expect, test } from 'vitest';
import { readMemberInText } from './complaints.rules.ts';

test.each([
  ['ITM123', 123],
  ['itm 123', 123],
  ['The profile ITM-123 of a man in Kochi', 123],
  ['https://example.org/partner-profile/ITM123', 123],
  ['https://example.org/partner-profile/123?from=search', 123],
  ['123', 123],
  ['a man in Kochi, seen on 12 May', null],
  ['ITM123 and ITM124', null],
  ['ITM12345678901', null],
  ['', null],
])('%s is about %s', (about, memberId) => {
  expect(readMemberInText(about, 'ITM')).toBe(memberId);
});
