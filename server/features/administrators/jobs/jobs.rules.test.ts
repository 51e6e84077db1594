import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanError } from './jobs.rules.ts';

test.each([
  ['a mail address', 'no mailbox asha.mathew@example.org here', 'no mailbox [address] here'],
  ['a code', 'the number 4711 was used', 'the number [number] was used'],
  ['quoted texts', `column "name" of 'Asha' and “Ravi”`, 'column [text] of [text] and [text]'],
  ['further lines', 'it failed\nAsha Mathew', 'it failed'],
])('an error has no %s', (_what, message, clean) => {
  expect(cleanError({ name: 'Error', message, stack: message })).toEqual({ name: 'Error', message: clean });
});

test('what helps the operator stays', () => {
  const output = { name: 'ConnectionError', message: 'connect ECONNREFUSED mail.example.org, 550 refused' };
  expect(cleanError(output)).toEqual(output);
});

test('a timeout of the queue is understood', () => {
  expect(cleanError({ value: { message: 'job timed out' } })).toEqual({
    name: 'Error',
    message: 'job timed out',
  });
});

test('a long message is cut', () => {
  expect(cleanError({ message: 'word '.repeat(1000) }).message).toHaveLength(201);
});

test('anything can be stored, and no address gets through', () => {
  fc.assert(
    fc.property(fc.anything(), fc.emailAddress(), fc.string(), (anything, address, around) => {
      expect(cleanError(anything)).toMatchObject({ name: expect.any(String), message: expect.any(String) });
      expect(cleanError({ message: `${around} ${address} ${around}` }).message).not.toContain(address);
    }),
  );
});
