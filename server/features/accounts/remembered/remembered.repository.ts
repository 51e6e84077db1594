import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type RememberedDevice = Selectable<Tables['rememberedDevices']>;

export async function insertRememberedDevice(
  database: Database,
  device: Insertable<Tables['rememberedDevices']>,
): Promise<void> {
  await database.insertInto('rememberedDevices').values(device).execute();
}

export async function findRememberedDevice(
  database: Database,
  seriesHash: string,
): Promise<RememberedDevice | undefined> {
  return database
    .selectFrom('rememberedDevices')
    .selectAll()
    .where('seriesHash', '=', seriesHash)
    .executeTakeFirst();
}

/** Replaces the secret of a browser, or writes down the present one again. */
export async function updateSecret(
  database: Database,
  secret: Pick<RememberedDevice, 'sessionId' | 'secretHash' | 'previousSecretHash' | 'rotatedAt'>,
): Promise<void> {
  const { sessionId, ...changed } = secret;
  await database.updateTable('rememberedDevices').set(changed).where('sessionId', '=', sessionId).execute();
}

/** Whether a token that was answered since an instant has been used. */
export async function isAnswerUsed(
  database: Database,
  { sessionId, since }: { sessionId: number; since: Date },
): Promise<boolean> {
  const used = await database
    .selectFrom('sessionTokens')
    .select('tokenHash')
    .where('sessionId', '=', sessionId)
    .where('createdAt', '>=', since)
    .where('lastUsedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/** Forgets one browser, which stays signed in until its session ends. */
export async function deleteRememberedDevice(
  database: Database,
  seriesHash: string,
): Promise<RememberedDevice | undefined> {
  return database
    .deleteFrom('rememberedDevices')
    .where('seriesHash', '=', seriesHash)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets the browser of a session, and returns what was stored of it. */
export async function deleteRememberedDeviceOf(
  database: Database,
  sessionId: number,
): Promise<RememberedDevice | undefined> {
  return database
    .deleteFrom('rememberedDevices')
    .where('sessionId', '=', sessionId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredDevices(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('rememberedDevices').where('expiresAt', '<=', now).execute();
}
