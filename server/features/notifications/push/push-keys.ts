import { createECDH } from 'node:crypto';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { openSealedText, resealText, sealText } from '#server/platform/sealed-text.ts';
import {
  findStoredKeys,
  insertKeys,
  removeKeys,
  replaceSealedKey,
  type StoredKeys,
} from './push-keys.repository.ts';

/** A key pair of the curve P-256 in base64url: the uncompressed point, and the 32 bytes of the private key. */
export type PushKeys = { publicKey: string; privateKey: string };

const purpose = 'private key of pushes';
const privateKeyHexDigits = 64;

/**
 * Which of the accepted keys has sealed the stored pair, so that a start knows whether it has the key of this database: null when none
 * has, undefined without a pair.
 */
export async function findSealingKey({
  database,
  acceptedKeys,
}: Pick<Context, 'acceptedKeys' | 'database'>): Promise<string | null | undefined> {
  const stored = await findStoredKeys(database);
  if (stored === undefined) return undefined;
  return acceptedKeys.find((key) => openKeys([key], stored) !== null) ?? null;
}

/**
 * Makes the key pair with which the site signs its pushes, at the first start on a database. All processes use the stored one. A pair
 * that was sealed with a lost key is replaced; browsers then subscribe again when their member comes back.
 */
export async function ensurePushKeys(context: Context): Promise<void> {
  const { database, transact, secretKey, acceptedKeys, now, log } = context;
  const stored = await findStoredKeys(database);
  if (stored !== undefined && openKeys(acceptedKeys, stored) !== null) return;
  const { publicKey, privateKey } = createKeys();
  const sealedPrivateKey = sealText(secretKey, { purpose, text: privateKey });
  await transact(async (work) => {
    if (stored !== undefined) await removeKeys(work.database, stored.publicKey);
    await insertKeys(work.database, { publicKey, sealedPrivateKey, createdAt: now() });
  });
  if (stored !== undefined) log.warn('the secret key is lost, so the keys of pushes were made again');
}

/** The key pair of the site. Throws unavailable while it cannot be opened. */
export async function findPushKeys({
  database,
  acceptedKeys,
}: Pick<Context, 'acceptedKeys' | 'database'>): Promise<PushKeys> {
  const stored = await findStoredKeys(database);
  const keys = stored === undefined ? null : openKeys(acceptedKeys, stored);
  if (keys === null) throw problem('unavailable');
  return keys;
}

function openKeys(
  acceptedKeys: readonly string[],
  { publicKey, sealedPrivateKey }: StoredKeys,
): PushKeys | null {
  const privateKey = openSealedText(acceptedKeys, { purpose, sealed: sealedPrivateKey });
  return privateKey === null ? null : { publicKey, privateKey };
}

/** Seals the private key with a new secret key. Returns how many keys were sealed. */
export async function resealPushKeys({
  database,
  acceptedKeys,
}: Pick<Context, 'acceptedKeys' | 'database'>): Promise<number> {
  const stored = await findStoredKeys(database);
  if (stored === undefined) return 0;
  const { publicKey, sealedPrivateKey: sealed } = stored;
  const resealed = resealText(acceptedKeys, { purpose, sealed });
  if (resealed === null) return 0;
  await replaceSealedKey(database, { publicKey, sealedPrivateKey: resealed });
  return 1;
}

function createKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Node leaves out zeros at the beginning of a private key.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(privateKeyHexDigits, '0'), 'hex');
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
