import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Correction = Selectable<Tables['contactCorrections']>;

/** Stores a correction, replacing the member's last one. */
export async function replaceCorrection(
  database: Database,
  { accountId, ...fresh }: Insertable<Tables['contactCorrections']>,
): Promise<void> {
  await database
    .insertInto('contactCorrections')
    .values({ accountId, ...fresh })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(fresh))
    .execute();
}

/** The correction that was requested at an instant, while no other one replaced it. */
export async function findRequested(
  database: Database,
  { accountId, requestedAt }: { accountId: number; requestedAt: Date },
): Promise<Correction | undefined> {
  return database
    .selectFrom('contactCorrections')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('requestedAt', '=', requestedAt)
    .executeTakeFirst();
}

/**
 * Stores the token of a correction, and whether its link goes to the number itself, while it is the one that was requested at an
 * instant; undefined otherwise.
 */
export async function setTokenHash(
  database: Database,
  {
    accountId,
    requestedAt,
    ...sent
  }: { accountId: number; requestedAt: Date; tokenHash: string; provesMobile: boolean },
): Promise<Correction | undefined> {
  return database
    .updateTable('contactCorrections')
    .set(sent)
    .where('accountId', '=', accountId)
    .where('requestedAt', '=', requestedAt)
    .returningAll()
    .executeTakeFirst();
}

/** The unexpired correction of a token. */
export async function findCorrection(
  database: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<Correction | undefined> {
  return database
    .selectFrom('contactCorrections')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Deletes the correction of a token; false when it is gone already. */
export async function deleteCorrection(database: Database, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('contactCorrections')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredCorrections(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('contactCorrections').where('expiresAt', '<=', now).execute();
}
