import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Passkey = Selectable<Tables['passkeys']>;

/** The passkeys of an account, oldest first. */
export async function listPasskeyRows(database: Database, accountId: number): Promise<Passkey[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function findPasskey(database: Database, credentialId: string): Promise<Passkey | undefined> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** Null when an account has this passkey already. */
export async function insertPasskey(
  database: Database,
  passkey: Insertable<Tables['passkeys']>,
): Promise<number | null> {
  const row = await database
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type OwnPasskey = { id: number; accountId: number };

/** False when the account has no such passkey. */
export async function renamePasskeyRow(
  database: Database,
  { id, accountId, name }: OwnPasskey & { name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the account has no such passkey. */
export async function deletePasskey(database: Database, { id, accountId }: OwnPasskey): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all passkeys of an account, or those that were added after an instant. */
export async function deletePasskeysOf(
  database: Database,
  { accountId, after }: { accountId: number; after?: Date },
): Promise<void> {
  await database
    .deleteFrom('passkeys')
    .where('accountId', '=', accountId)
    .$if(after !== undefined, (query) => query.where('createdAt', '>', after ?? null))
    .execute();
}

/**
 * Writes down a use of a passkey; false when it was removed or used with this or a later count meanwhile. Passkeys that do not count
 * always say 0.
 */
export async function takeCount(
  database: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertChallenge(
  database: Database,
  challenge: Insertable<Tables['passkeyChallenges']>,
): Promise<void> {
  await database.insertInto('passkeyChallenges').values(challenge).execute();
}

/** Uses up a challenge of a purpose and a session; false when there is no such challenge any more. */
export async function takeChallenge(
  database: Database,
  wanted: { challengeHash: string; purpose: string; sessionId: number | null; now: Date },
): Promise<boolean> {
  const { challengeHash, purpose, sessionId, now } = wanted;
  const { numDeletedRows } = await database
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('sessionId', 'is not distinct from', sessionId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldChallenges(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute();
}
