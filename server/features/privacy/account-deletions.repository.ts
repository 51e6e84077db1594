import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type AccountDeletion = Selectable<Tables['accountDeletions']>;

/** Notes that somebody wants to be erased; undefined when they asked before, which stays as it is. */
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

/** Takes the wish back; undefined when there was none. */
export async function takeDeletionBack(
  database: Database,
  accountId: number,
): Promise<AccountDeletion | undefined> {
  return database
    .deleteFrom('accountDeletions')
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** The accounts whose time is over, the longest waiting first. */
export async function listDueDeletions(
  database: Database,
  { now, most }: { now: Date; most: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('accountDeletions')
    .select('accountId')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('accountId')
    .limit(most)
    .execute();
  return rows.map(({ accountId }) => accountId);
}
