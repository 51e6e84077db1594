import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The configured secret, else the one kept in the data directory, made on the first start. */
export function readSecretKey(configured: string | undefined, dataDirectory: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataDirectory, 'secret.key');
  mkdirSync(dataDirectory, { recursive: true });
  try {
    // `wx` fails when the file is there, so that two processes starting together agree on one key.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
