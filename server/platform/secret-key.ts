import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Configured = {
  secretKey: string | undefined;
  formerSecretKey: string | undefined;
  dataDirectory: string;
};

/** The secret key of this process, and the keys that it accepts: while a key is replaced also the one before. */
export function readSecretKeys(configured: Configured): {
  secretKey: string;
  acceptedKeys: readonly string[];
} {
  const secretKey = readSecretKey(configured.secretKey, configured.dataDirectory);
  const { formerSecretKey } = configured;
  const isReplaced = formerSecretKey !== undefined && formerSecretKey !== secretKey;
  return { secretKey, acceptedKeys: isReplaced ? [secretKey, formerSecretKey] : [secretKey] };
}

/** The configured secret key, else the one stored in the data directory, created on the first start. */
function readSecretKey(configured: string | undefined, dataDirectory: string): string {
  if (configured !== undefined) return configured;
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const file = join(dataDirectory, 'secret.key');
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Linking is atomic and fails when the file exists, so processes that start together use one whole key.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
