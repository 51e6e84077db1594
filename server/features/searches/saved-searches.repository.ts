import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type SavedSearch = Selectable<Tables['savedSearches']>;

/** A member's searches, latest first. */
export async function listSearches(database: Database, accountId: number): Promise<SavedSearch[]> {
  return database
    .selectFrom('savedSearches')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The same, and nobody else changes them until the transaction ends: how many there are and their names hold. Null for whoever was
 * just erased.
 */
export async function lockSearches(database: Database, accountId: number): Promise<SavedSearch[] | null> {
  const account = database.selectFrom('accounts').select('id').where('id', '=', accountId);
  const locked = await account.forNoKeyUpdate().executeTakeFirst();
  return locked === undefined ? null : listSearches(database, accountId);
}

export async function insertSearch(
  database: Database,
  search: Insertable<Tables['savedSearches']>,
): Promise<SavedSearch> {
  return database.insertInto('savedSearches').values(search).returningAll().executeTakeFirstOrThrow();
}

export async function updateSearch(
  database: Database,
  { id, ...changes }: { id: number } & Updateable<Tables['savedSearches']>,
): Promise<SavedSearch> {
  return database
    .updateTable('savedSearches')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when the member has no such search. */
export async function deleteSearch(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('savedSearches')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False when no search has this token. */
export async function stopAlertByToken(database: Database, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('savedSearches')
    .set({ hasAlert: false })
    .where('stopTokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the alerts of all searches of a member. */
export async function stopAlertsOf(database: Database, accountId: number): Promise<void> {
  await database
    .updateTable('savedSearches')
    .set({ hasAlert: false })
    .where('accountId', '=', accountId)
    .execute();
}
