import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type DataExport = Selectable<Tables['dataExports']>;
/** One making of a copy: another one of the same account has another key. */
type Making = Pick<DataExport, 'accountId' | 'fileKey'>;

export async function findExport(database: Database, accountId: number): Promise<DataExport | undefined> {
  return database.selectFrom('dataExports').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** Begins another copy in the place of the last one. */
export async function replaceExport(
  database: Database,
  { accountId, ...fresh }: Insertable<Tables['dataExports']>,
): Promise<void> {
  await database
    .insertInto('dataExports')
    .values({ accountId, ...fresh })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(fresh))
    .execute();
}

/** The copy that is being made; undefined when it is done, was given up, or another one is made meanwhile. */
export async function findMaking(database: Database, making: Making): Promise<DataExport | undefined> {
  return database
    .selectFrom('dataExports')
    .selectAll()
    .where('accountId', '=', making.accountId)
    .where('fileKey', '=', making.fileKey)
    .where('state', '=', 'preparing')
    .executeTakeFirst();
}

/** The copy is there; false when nobody waits for it any more. */
export async function markExportReady(
  database: Database,
  { accountId, fileKey, ...made }: Making & { bytes: number; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('dataExports')
    .set({ ...made, state: 'ready' })
    .where('accountId', '=', accountId)
    .where('fileKey', '=', fileKey)
    .where('state', '=', 'preparing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up what was asked for before an instant and never came; gives the keys and whose they were. */
export async function failExportsBefore(database: Database, before: Date): Promise<Making[]> {
  return database
    .updateTable('dataExports')
    .set({ state: 'failed' })
    .where('state', '=', 'preparing')
    .where('requestedAt', '<', before)
    .returning(['accountId', 'fileKey'])
    .execute();
}

/** Forgets the copies whose time is over; gives their keys and whose they were. */
export async function deleteExpiredExports(database: Database, now: Date): Promise<Making[]> {
  return database
    .deleteFrom('dataExports')
    .where('expiresAt', '<=', now)
    .returning(['accountId', 'fileKey'])
    .execute();
}

/** Forgets the copy of an account; gives its key, null when there was none. */
export async function takeExportOf(database: Database, accountId: number): Promise<string | null> {
  const row = await database
    .deleteFrom('dataExports')
    .where('accountId', '=', accountId)
    .returning('fileKey')
    .executeTakeFirst();
  return row?.fileKey ?? null;
}

/** Those of some keys that belong to a copy. */
export async function findKnownKeys(database: Database, fileKeys: readonly string[]): Promise<Set<string>> {
  // One array, as a statement takes no more than some ten thousand values.
  const rows = await database
    .selectFrom('dataExports')
    .select('fileKey')
    .where('fileKey', '=', sql<string>`any(${[...fileKeys]}::text[])`)
    .execute();
  return new Set(rows.map(({ fileKey }) => fileKey));
}
