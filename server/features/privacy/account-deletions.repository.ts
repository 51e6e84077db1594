import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

type AccountDeletion = Selectable<Tables['accountDeletions']>;

/** Records a deletion; undefined when the account has one already, which stays unchanged. */
export async function insertDeletion(
  database: Database,
  deletion: Insertable<Tables['accountDeletions']>,
): Promise<AccountDeletion | undefined> {
  return database
    .insertInto('accountDeletions')
    .values(deletion)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findDeletion(
  database: Database,
  accountId: number,
): Promise<AccountDeletion | undefined> {
  return database
    .selectFrom('accountDeletions')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** Removes the deletion of an account and returns it; undefined when there was none. */
export async function removeDeletion(
  database: Database,
  accountId: number,
): Promise<AccountDeletion | undefined> {
  return database
    .deleteFrom('accountDeletions')
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** The accounts that are due to be erased, the longest due first. */
export async function listDueDeletions(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('accountDeletions')
    .select('accountId')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('accountId')
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}
