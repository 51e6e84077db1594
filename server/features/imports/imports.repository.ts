import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/listing/like-pattern.ts';
import type { Found, ListQuery } from '#server/platform/listing/listing.ts';

export type Import = Selectable<Tables['imports']>;
export type ListedImport = Import & { createdByEmail: string | null };

const sortExpressions = {
  created_at: sql`imports.created_at`,
  file_name: sql`lower(imports.file_name)`,
  state: sql`imports.state`,
} as const;
export type ImportSort = keyof typeof sortExpressions;

/** Begins an import whose rows are being received; nobody sees it yet. */
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

/** All rows of an import are there: from now on it is seen. */
export async function openImport(
  database: Database,
  { id, ...sheet }: { id: number; rows: number; sample: string },
): Promise<void> {
  await database
    .updateTable('imports')
    .set({ ...sheet, state: 'uploaded' })
    .where('id', '=', id)
    .execute();
}

/** Removes an import with its rows and their reports. */
export async function deleteImport(database: Database, id: number): Promise<void> {
  await database.deleteFrom('imports').where('id', '=', id).execute();
}

export async function findImport(database: Database, id: number): Promise<ListedImport | undefined> {
  return selectImports(database).where('imports.id', '=', id).executeTakeFirst();
}

/** The import, which nobody else can change until the transaction ends. */
export async function lockImport(database: Database, id: number): Promise<Import | undefined> {
  return database
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'receiving')
    .forUpdate()
    .executeTakeFirst();
}

/** The newest import of the same content and mapping that is not over, to go on with it. */
export async function findUnfinishedImport(
  database: Database,
  of: { contentHash: string; mappingName: string },
): Promise<Import | undefined> {
  return database
    .selectFrom('imports')
    .selectAll()
    .where('contentHash', '=', of.contentHash)
    .where('mappingName', '=', of.mappingName)
    .where('isDryRun', '=', false)
    .where('isKept', '=', true)
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

/** The imports whose file's name holds a text. */
export async function searchImports(
  database: Database,
  query: ListQuery<ImportSort>,
): Promise<Found<ListedImport>> {
  const found = selectImports(database).$if(query.search !== '', (all) =>
    all.where('imports.fileName', 'ilike', likePattern(query.search)),
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
    .selectAll('imports')
    .select('accounts.email as createdByEmail')
    .where('imports.state', '<>', 'receiving');
}

/** The imports that run, or should: their process may have ended. */
export async function listRunningImports(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['checking', 'importing'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets the rows of imports that are over since an instant, and of others that nobody went on with since another. */
export async function deleteOldChunks(
  database: Database,
  before: { finished: Date; created: Date },
): Promise<void> {
  const old = database
    .selectFrom('imports')
    .select('id')
    .where('isKept', '=', true)
    .where('state', 'not in', ['checking', 'importing'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'done'), eb('finishedAt', '<', before.finished)]),
        eb.and([eb('state', '<>', 'done'), eb('createdAt', '<', before.created)]),
      ]),
    );
  await database.deleteFrom('importChunks').where('importId', 'in', old).execute();
  await database.updateTable('imports').set({ isKept: false, sample: '[]' }).where('id', 'in', old).execute();
}

/** Forgets whole imports of before an instant, and those whose receiving was cut off before another. */
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
