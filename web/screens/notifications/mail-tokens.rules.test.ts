import { expect, test } from 'vitest';
import { kindOfToken } from './mail-tokens.rules.ts';

test.each([
  ['12-visit-abc', 'visit'],
  ['12-interest_received-a-b_c', 'interest_received'],
  ['12-nothing-abc', undefined],
  ['visit', undefined],
  ['', undefined],
  [undefined, undefined],
])('the link with %j ends the mails of %s', (token, kind) => {
  expect(kindOfToken(token)).toBe(kind);
});
