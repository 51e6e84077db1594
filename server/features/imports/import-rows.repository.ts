import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type ImportRow = Selectable<Tables['importRows']>;
/** Which rows are shown. */
export type RowFilter = 'all' | 'problems' | 'refused' | 'with_remarks' | 'taken';

/** Some hundred rows as they are kept; undefined after the last. */
export async function findChunk(
  database: Database,
  at: { importId: number; position: number },
): Promise<unknown> {
  const chunk = await database
    .selectFrom('importChunks')
    .select('rows')
    .where('importId', '=', at.importId)
    .where('position', '=', at.position)
    .executeTakeFirst();
  return chunk?.rows;
}

export async function insertRows(
  database: Database,
  rows: readonly Insertable<Tables['importRows']>[],
): Promise<void> {
  await database.insertInto('importRows').values(rows).execute();
}

/** Forgets what was said about the rows, before they are looked at anew. */
export async function deleteRows(database: Database, importId: number): Promise<void> {
  await database.deleteFrom('importRows').where('importId', '=', importId).execute();
  await deleteKeys(database, importId);
}

/** Notes who stands in rows; gives the keys that stood in no row before. */
export async function insertKeys(
  database: Database,
  keys: readonly Insertable<Tables['importKeys']>[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database
    .insertInto('importKeys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['key', 'rowNumber'])
    .execute();
  return new Set(rows.map(({ key, rowNumber }) => `${rowNumber} ${key}`));
}

/** Forgets who stood in the rows, when an import is over. */
export async function deleteKeys(database: Database, importId: number): Promise<void> {
  await database.deleteFrom('importKeys').where('importId', '=', importId).execute();
}

/** The reports of an import in the order of the sheet. */
export async function listRows(
  database: Database,
  of: { importId: number; show: RowFilter; fromRow: number; limit: number; offset: number },
): Promise<ImportRow[]> {
  return selectRows(database, of)
    .where('rowNumber', '>=', of.fromRow)
    .limit(of.limit)
    .offset(of.offset)
    .execute();
}

/** The reports of an import after a row, to go through all of them. */
export async function listRowsAfter(
  database: Database,
  of: { importId: number; show: RowFilter; after: number; before: number },
): Promise<ImportRow[]> {
  return selectRows(database, of)
    .where('rowNumber', '>', of.after)
    .where('rowNumber', '<=', of.before)
    .execute();
}

/** How many reports there are from a row on. */
export async function countRows(
  database: Database,
  of: { importId: number; show: RowFilter; fromRow: number },
): Promise<number> {
  const { total } = await database
    .selectFrom('importRows')
    .select((column) => column.fn.countAll<number>().as('total'))
    .where('importId', '=', of.importId)
    .where(filters[of.show])
    .where('rowNumber', '>=', of.fromRow)
    .executeTakeFirstOrThrow();
  return total;
}

const isRefused = sql<boolean>`outcome = 'refused'`;
const hasRemarks = sql<boolean>`remarks <> '[]'`;
const filters = {
  all: sql<boolean>`true`,
  // As the partial index says it.
  problems: sql<boolean>`(${isRefused} or ${hasRemarks})`,
  refused: isRefused,
  with_remarks: sql<boolean>`(not ${isRefused} and ${hasRemarks})`,
  taken: sql<boolean>`not ${isRefused}`,
} as const satisfies Record<RowFilter, unknown>;

function selectRows(database: Database, { importId, show }: { importId: number; show: RowFilter }) {
  return database
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where(filters[show])
    .orderBy('rowNumber');
}
