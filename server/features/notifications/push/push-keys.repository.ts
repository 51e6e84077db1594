import type { Insertable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredKeys = { publicKey: string; sealedPrivateKey: string };

export async function findStoredKeys(database: Database): Promise<StoredKeys | undefined> {
  return database.selectFrom('pushKeys').select(['publicKey', 'sealedPrivateKey']).executeTakeFirst();
}

/** Stores the key pair of the site, unless another process was faster. */
export async function insertKeys(database: Database, keys: Insertable<Tables['pushKeys']>): Promise<void> {
  await database
    .insertInto('pushKeys')
    .values(keys)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Replaces the sealed private key of a key pair. */
export async function replaceSealedKey(
  database: Database,
  { publicKey, sealedPrivateKey }: StoredKeys,
): Promise<void> {
  await database
    .updateTable('pushKeys')
    .set({ sealedPrivateKey })
    .where('publicKey', '=', publicKey)
    .execute();
}

/** Removes a key pair with the subscriptions made with it, unless another process has replaced it. */
export async function removeKeys(database: Database, publicKey: string): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('pushKeys')
    .where('publicKey', '=', publicKey)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await database.deleteFrom('pushSubscriptions').execute();
}
