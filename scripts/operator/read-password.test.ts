import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readNewPassword } from './read-password.ts';

const read = async (typed: string, environment: Record<string, string> = {}) => {
  const output = new PassThrough();
  const password = await readNewPassword({ environment, input: Readable.from([typed]), output }).catch(
    (error: unknown) => String(error),
  );
  return { password, shown: String(output.read() ?? '') };
};

it('asks for the password, and does not show it', async () => {
  expect(await read('marigold lamp\nmore')).toEqual({ password: 'marigold lamp', shown: 'Password: \n' });
});

it('takes ADMIN_PASSWORD without a question', async () => {
  const environment = { ADMIN_PASSWORD: 'from outside' };
  expect(await read('marigold lamp\n', environment)).toEqual({ password: 'from outside', shown: '' });
});

it.each(['', 'short\n', `${'x'.repeat(129)}\n`])('refuses %j', async (typed) => {
  expect((await read(typed)).password).toContain('The password needs 6 to 128 characters.');
});
