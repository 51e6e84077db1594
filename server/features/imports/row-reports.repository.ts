import { type Insertable, type Selectable, sql } from 'kysely';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { listImportRows } from '#contract/imports/imports.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { keysOfNoPerson, keysOfNothingToDo } from './imports.rules.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredReport = Selectable<Tables['importRows']>;
type RowFilter = ValidInput<typeof listImportRows>['show'] | 'noted';
/** Which rows: `note` is the field and key of one of their remarks. */
type RowQuery = { importId: number; show: RowFilter; note?: string | undefined };

export async function insertReports(
  database: Database,
  reports: readonly Insertable<Tables['importRows']>[],
): Promise<void> {
  await database.insertInto('importRows').values(reports).execute();
}

/** Deletes the reports of an import, before its rows are checked or imported again. */
export async function deleteReports(database: Database, importId: number): Promise<void> {
  await database.deleteFrom('importRows').where('importId', '=', importId).execute();
  await deleteKeys(database, importId);
}

/** Records the keys of rows; returns the `row key` pairs whose key occurred in no earlier row. */
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

/** The row in which each of some keys occurred first. */
export async function findRowsOfKeys(
  database: Database,
  { importId, keys }: { importId: number; keys: readonly string[] },
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await database
    .selectFrom('importKeys')
    .select(['key', 'rowNumber'])
    .where('importId', '=', importId)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, rowNumber }) => [key, rowNumber]));
}

/** Deletes the keys of an import, once it is over. */
export async function deleteKeys(database: Database, importId: number): Promise<void> {
  await database.deleteFrom('importKeys').where('importId', '=', importId).execute();
}

/** The reports of an import in the order of the sheet. */
export async function listReports(
  database: Database,
  query: RowQuery & { fromRow: number; limit: number; offset: number },
): Promise<StoredReport[]> {
  return selectReports(database, query)
    .where('rowNumber', '>=', query.fromRow)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
}

export async function findReport(
  database: Database,
  { importId, rowNumber }: { importId: number; rowNumber: number },
): Promise<StoredReport | undefined> {
  return selectReports(database, { importId, show: 'all' })
    .where('rowNumber', '=', rowNumber)
    .executeTakeFirst();
}

/** The reports of the rows after `after`, up to and including `upTo`. */
export async function listReportsBetween(
  database: Database,
  query: RowQuery & { after: number; upTo: number },
): Promise<StoredReport[]> {
  return selectReports(database, query)
    .where('rowNumber', '>', query.after)
    .where('rowNumber', '<=', query.upTo)
    .execute();
}

/** How many reports there are from a row on. */
export async function countReports(
  database: Database,
  query: RowQuery & { fromRow: number },
): Promise<number> {
  const { total } = await database
    .selectFrom('importRows')
    .select((column) => column.fn.countAll<number>().as('total'))
    .where('importId', '=', query.importId)
    .where(filters[query.show])
    .where(hasNote(query))
    .where('rowNumber', '>=', query.fromRow)
    .executeTakeFirstOrThrow();
  return total;
}

const isRefused = sql<boolean>`outcome = 'refused'`;
const hasRemarks = sql<boolean>`remarks <> '[]'`;
// With the expression of the partial index, so that it finds them.
const needsLook = sql<boolean>`(${hasRemarks} and exists (
  select from jsonb_array_elements(remarks) as remark where remark->>'key' not in (${sql.join(keysOfNothingToDo)})
))`;
const isNoPerson = sql<boolean>`remarks->0->>'key' in (${sql.join(keysOfNoPerson)})`;
const filters = {
  all: sql<boolean>`true`,
  problems: sql<boolean>`(${isRefused} or ${needsLook})`,
  // The same expression as in the partial index.
  noted: sql<boolean>`(${isRefused} or ${hasRemarks})`,
  refused: sql<boolean>`(${isRefused} and not ${isNoPerson})`,
  with_remarks: sql<boolean>`(not ${isRefused} and ${needsLook})`,
  nothing_to_do: sql<boolean>`(not ${isRefused} and ${hasRemarks} and not ${needsLook})`,
  good: sql<boolean>`(not ${isRefused} and not ${hasRemarks})`,
  taken: sql<boolean>`not ${isRefused}`,
} as const satisfies Record<RowFilter, unknown>;

function hasNote({ note }: RowQuery) {
  if (note === undefined) return sql<boolean>`true`;
  const [field = '', key = ''] = note.split('|');
  return sql<boolean>`remarks @> ${JSON.stringify([{ field, key }])}::jsonb`;
}

function selectReports(database: Database, query: RowQuery) {
  const { importId, show } = query;
  return database
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where(filters[show])
    .where(hasNote(query))
    .orderBy('rowNumber');
}
