import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { readSecretKeys } from './secret-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'intandem-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keysOf = (environment: Record<string, string>) =>
  readSecretKeys(readConfiguration({ DATA_DIR: join(folder, 'data'), ...environment }));
const present = 'the present key of this site, long enough';
const former = 'the former key of this site, long enough';

test('the key is made once, in a file that its user alone can read', () => {
  const made = keysOf({});
  expect(made.secretKey).toMatch(/^[\w-]{43}$/);
  expect(keysOf({})).toEqual({ secretKey: made.secretKey, acceptedKeys: [made.secretKey] });
  const file = join(folder, 'data/secret.key');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([made.secretKey, 0o600]);
});

test('SECRET_KEY comes before that file, and SECRET_KEY_FORMER is accepted after it', () => {
  expect(keysOf({ SECRET_KEY: present })).toEqual({ secretKey: present, acceptedKeys: [present] });
  const replacing = keysOf({ SECRET_KEY: present, SECRET_KEY_FORMER: former });
  expect(replacing).toEqual({ secretKey: present, acceptedKeys: [present, former] });
  expect(() => keysOf({ SECRET_KEY: present, SECRET_KEY_FORMER: present })).toThrow(
    'is the same as SECRET_KEY',
  );
});

test.each(['SECRET_KEY', 'SECRET_KEY_FORMER'])('%s needs 32 characters', (variable) => {
  expect(() => keysOf({ [variable]: 'too short' })).toThrow(`${variable}: must have at least 32 characters`);
});
