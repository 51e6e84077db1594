import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type DataExport = Selectable<Tables['dataExports']>;
/** Identifies one export; every export of an account has another `fileKey`. */
export type ExportKey = Pick<DataExport, 'accountId' | 'fileKey'>;

export async function findExport(database: Database, accountId: number): Promise<DataExport | undefined> {
  return database.selectFrom('dataExports').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** Inserts an export, replacing the account's last one. */
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

/** An export that is being prepared; undefined when it is ready, failed, or was replaced. */
export async function findPreparingExport(
  database: Database,
  { accountId, fileKey }: ExportKey,
): Promise<DataExport | undefined> {
  return database
    .selectFrom('dataExports')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('fileKey', '=', fileKey)
    .where('state', '=', 'preparing')
    .executeTakeFirst();
}

/** Marks an export as ready; false when it is no longer being prepared. */
export async function markExportReady(
  database: Database,
  { accountId, fileKey, ...made }: ExportKey & { bytes: number; readyAt: Date; expiresAt: Date },
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

/** Marks the exports as failed that were requested before an instant and are not ready; returns their keys. */
export async function failExportsBefore(database: Database, before: Date): Promise<ExportKey[]> {
  return database
    .updateTable('dataExports')
    .set({ state: 'failed' })
    .where('state', '=', 'preparing')
    .where('requestedAt', '<', before)
    .returning(['accountId', 'fileKey'])
    .execute();
}

/** Deletes expired exports and returns their keys. */
export async function deleteExpiredExports(database: Database, now: Date): Promise<ExportKey[]> {
  return database
    .deleteFrom('dataExports')
    .where('expiresAt', '<=', now)
    .returning(['accountId', 'fileKey'])
    .execute();
}

/** Deletes the export of an account and returns its `fileKey`; null when there was none. */
export async function deleteExportOf(database: Database, accountId: number): Promise<string | null> {
  const row = await database
    .deleteFrom('dataExports')
    .where('accountId', '=', accountId)
    .returning('fileKey')
    .executeTakeFirst();
  return row?.fileKey ?? null;
}

/** Of some file keys those that belong to an export. */
export async function findKnownKeys(database: Database, fileKeys: readonly string[]): Promise<Set<string>> {
  // One array, because the number of parameters of a statement is limited.
  const rows = await database
    .selectFrom('dataExports')
    .select('fileKey')
    .where('fileKey', '=', sql<string>`any(${[...fileKeys]}::text[])`)
    .execute();
  return new Set(rows.map(({ fileKey }) => fileKey));
}
