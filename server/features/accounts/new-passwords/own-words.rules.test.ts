import { expect, test } from 'vitest';
import { containsOwnWord } from './own-words.rules.ts';

const siteName = 'St Mary Matrimony';
const owner = {
  firstName: 'Anu Roselin',
  lastName: 'D’Cruz',
  email: 'jo.kerala77@example.org',
  mobile: '+919876543210',
};

test.each([
  ['a name', 'roselin-1997'],
  ['a name in capitals', 'MyROSELIN!'],
  ['a part of a name', 'cruz control'],
  ['a word of the mailbox', 'kerala77!!'],
  ['the whole mailbox', 'x jo.kerala77 x'],
  ['a word of the site', 'matrimony2026'],
  ['the mobile number', '9876543210'],
  ['the mobile number with its country code and spaces', '+91 98765 43210'],
])('%s is refused', (_what, password) => {
  expect(containsOwnWord(password, { siteName, owner })).toBe(true);
});

test.each([
  ['words of others', 'marigold lamp 21'],
  ['a short name, which is a part of many words', 'granule of a manual'],
  ['some digits of the number', '98765 apples'],
  ['the domain of the mailbox', 'an example of rain'],
])('%s is not', (_what, password) => {
  expect(containsOwnWord(password, { siteName, owner })).toBe(false);
});

test('an unknown person has no words', () => {
  expect(containsOwnWord('roselin-1997', { siteName, owner: { firstName: null, email: '' } })).toBe(false);
});
