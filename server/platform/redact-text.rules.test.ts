import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactStrictly, redactText } from './redact-text.rules.ts';

const token = 'dGhpc0lzQVRva2VuT2ZUaGVQcm9kdWN0X3dpdGgtNDM';

test.each([
  ['a mail address', 'no mailbox asha.mathew@example.org here', 'no mailbox [address] here'],
  ['a name with an apostrophe', "no mailbox o'brien@example.org", 'no mailbox [address]'],
  ['an encoded address', 'GET /x/asha%40example.org failed', 'GET /x/[address] failed'],
  ['the password of an address', 'postgres://app:secret@db/intandem', 'postgres://app:[address]/intandem'],
  ['a mobile number', 'call +91 98765-43210 later', 'call [number] later'],
  ['a grouped number', 'call (0484) 235.67.89', 'call ([number]'],
  ['a bare number', 'number 9876543210,', 'number [number],'],
  ['a date of birth', 'born 1997-03-14', 'born [number]'],
  ['a code', 'the code 4711 was used', 'the code [number] was used'],
  ['a code in JSON', '{"otp":"123456"}', '{"otp":"[number]"}'],
  ['a recovery code', 'used 7KQ2M-XW9PD', 'used [token]'],
  ['a token', `the token ${token} ended`, 'the token [token] ended'],
  ['a hash', `hash ${'0a'.repeat(32)}`, 'hash [token]'],
  ['the key of a second factor', `key ${'JBSWY3DP'.repeat(4)}`, 'key [token]'],
  ['a bearer', 'authorization: Bearer abc.def-ghi', 'authorization: Bearer [token]'],
  [
    'the query of an address',
    'https://example.org/stop?token=abc&x=1 failed',
    'https://example.org/stop?[query] failed',
  ],
])('a log has no %s', (_what, text, clean) => {
  expect(redactText(text)).toBe(clean);
  expect(redactStrictly(text)).not.toMatch(
    /asha|brien|secret|4711|123456|97-03|dGhp|JBSW|0a0a|abc|7KQ2M|98765/i,
  );
});

test.each([
  'connect ECONNREFUSED mail.example.org:587, 550 refused',
  'connect ECONNREFUSED 203.113.100.120:5432',
  'at signIn (/srv/intandem/server/features/accounts/sign-in.ts:1234:56)',
  'migration 0024-site-settings-and-versions-of-pages is applied',
  'task 0f8fad5b-d9cb-469f-a165-70867728950e failed',
  'at file:///srv/intandem/node_modules/@fastify/compress/index.js:120:7',
  'Is it there? Yes.',
])('what helps the operator stays in a log: %s', (text) => {
  expect(redactText(text)).toBe(text);
});

test.each([
  ['quoted texts', `column "name" of 'Asha' and “Ravi”`, 'column [text] of [text] and [text]'],
  ['values of a database', 'Key (name)=(Asha Mathew) exists', 'Key (name)=[value] exists'],
  ['any longer number', 'the number 4711 was used', 'the number [number] was used'],
])('what is stored has no %s either', (_what, text, clean) => {
  expect(redactStrictly(text)).toBe(clean);
});

test('no address gets through, whatever is around it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (address, around) => {
      const text = `${around} ${address} ${around}`;
      expect(redactText(text)).not.toContain(address);
      expect(redactStrictly(text)).not.toContain(address);
    }),
  );
});

test.each(['a', '1', 'A1', '@', '%40', 'x@', "'", '= ', '1 ', '?a=', 'aA1-', 'bearer '])(
  'a long text of %j does not take minutes',
  (part) => {
    const text = part.repeat(1_000_000 / part.length);
    expect([redactText(text), redactStrictly(text)]).not.toContain('');
  },
);
