import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Found, ListQuery } from '#server/platform/listing/listing.ts';

export type Import = Selectable<Tables['imports']>;
export type ListedImport = Import & { createdByEmail: string | null; removedByEmail: string | null };

const sortExpressions = {
  created_at: sql`imports.created_at`,
  file_name: sql`lower(imports.file_name)`,
  state: sql`imports.state`,
} as const;
export type ImportSort = keyof typeof sortExpressions;

/** Inserts an import in the state `receiving`, which every other query ignores. */
export async function insertImport(
  database: Database,
  sheet: Insertable<Tables['imports']>,
): Promise<number> {
  const { id } = await database.insertInto('imports').values(sheet).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertChunk(
  database: Database,
  chunk: Insertable<Tables['importChunks']>,
): Promise<void> {
  await database.insertInto('importChunks').values(chunk).execute();
}

/** Some hundred rows of an import, as JSON; undefined after the last chunk. */
export async function findChunk(
  database: Database,
  { importId, position }: { importId: number; position: number },
): Promise<unknown> {
  const chunk = await database
    .selectFrom('importChunks')
    .select('rows')
    .where('importId', '=', importId)
    .where('position', '=', position)
    .executeTakeFirst();
  return chunk?.rows;
}

/** Marks an import as uploaded, once all of its rows are stored. */
export async function markUploaded(
  database: Database,
  { id, ...sheet }: { id: number; rows: number; sample: string; layout: string },
): Promise<void> {
  await database
    .updateTable('imports')
    .set({ ...sheet, state: 'uploaded' })
    .where('id', '=', id)
    .execute();
}

/** Deletes an import with its rows and their reports. */
export async function deleteImport(database: Database, id: number): Promise<void> {
  await database.deleteFrom('imports').where('id', '=', id).execute();
}

export async function findImport(database: Database, id: number): Promise<ListedImport | undefined> {
  return selectImports(database).where('imports.id', '=', id).executeTakeFirst();
}

/** The import, locked until the transaction ends. */
export async function lockImport(database: Database, id: number): Promise<Import | undefined> {
  return database
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'receiving')
    .forUpdate()
    .executeTakeFirst();
}

/** The newest unfinished import of the same content, with this mapping unless it is null. */
export async function findUnfinishedImport(
  database: Database,
  { contentHash, mappingName }: { contentHash: string; mappingName: string | null },
): Promise<Import | undefined> {
  return database
    .selectFrom('imports')
    .selectAll()
    .where('contentHash', '=', contentHash)
    .$if(mappingName !== null, (all) => all.where('mappingName', '=', mappingName))
    .where('isDryRun', '=', false)
    .where('hasFile', '=', true)
    .where('state', 'in', ['importing', 'stopped', 'failed'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function updateImport(
  database: Database,
  { id, ...changes }: Updateable<Tables['imports']> & { id: number },
): Promise<void> {
  await database.updateTable('imports').set(changes).where('id', '=', id).execute();
}

/** Counts people of an import that were removed. */
export async function countRemoved(
  database: Database,
  { importId, people }: { importId: number; people: number },
): Promise<void> {
  await database
    .updateTable('imports')
    .set((column) => ({ removedPeople: column('removedPeople', '+', people) }))
    .where('id', '=', importId)
    .execute();
}

/** The imports whose file name contains a text. */
export async function searchImports(
  database: Database,
  query: ListQuery<ImportSort>,
): Promise<Found<ListedImport>> {
  const found = selectImports(database).$if(query.search !== '', (all) =>
    all.where(containsText(sql`imports.file_name`, query.search)),
  );
  const { total } = await found
    .clearSelect()
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(sortExpressions[query.sort], query.order)
    .orderBy('imports.id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total };
}

function selectImports(database: Database) {
  return database
    .selectFrom('imports')
    .leftJoin('accounts', 'accounts.id', 'imports.createdBy')
    .leftJoin('accounts as remover', 'remover.id', 'imports.removedBy')
    .selectAll('imports')
    .select(['accounts.email as createdByEmail', 'remover.email as removedByEmail'])
    .where('imports.state', '<>', 'receiving');
}

/** The imports that are running, or were when their process ended. */
export async function listRunningImports(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['checking', 'importing'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the rows of imports that finished before one instant, and of unfinished ones created before another. */
export async function deleteOldChunks(
  database: Database,
  before: { finished: Date; created: Date },
): Promise<void> {
  const old = database
    .selectFrom('imports')
    .select('id')
    .where('hasFile', '=', true)
    .where('state', 'not in', ['checking', 'importing'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'done'), eb('finishedAt', '<', before.finished)]),
        eb.and([eb('state', '<>', 'done'), eb('createdAt', '<', before.created)]),
      ]),
    );
  await database.deleteFrom('importChunks').where('importId', 'in', old).execute();
  await database
    .updateTable('imports')
    .set({ hasFile: false, sample: '[]' })
    .where('id', 'in', old)
    .execute();
}

/** Deletes the imports created before one instant, and those whose upload was interrupted before another. */
export async function deleteOldImports(
  database: Database,
  before: { created: Date; receiving: Date },
): Promise<void> {
  await database
    .deleteFrom('imports')
    .where('state', 'not in', ['checking', 'importing'])
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', before.created),
        eb.and([eb('state', '=', 'receiving'), eb('createdAt', '<', before.receiving)]),
      ]),
    )
    .execute();
}
