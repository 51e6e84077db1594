import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Found } from '#server/platform/listing/listing.ts';

export type StoredWord = Selectable<Tables['importWords']>;

/** Counts more rows of words. After `most` different words of an import new ones are not added. */
export async function addToWords(
  database: Database,
  { words, most }: { words: readonly Insertable<Tables['importWords']>[]; most: number },
): Promise<void> {
  const [first] = words;
  if (first === undefined) return;
  const known = await countStoredWords(database, { importId: first.importId });
  if (known < most) {
    await database
      .insertInto('importWords')
      .values(words)
      .onConflict((conflict) =>
        conflict.columns(['importId', 'field', 'folded', 'parent']).doUpdateSet({
          rows: sql`import_words.rows + excluded.rows`,
          readAs: sql`case when excluded.read_as is not null then import_words.read_as end`,
        }),
      )
      .execute();
    return;
  }
  await sql`
    update import_words set rows = import_words.rows + more.rows
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as more (field text, folded text, parent text, rows integer)
    where import_words.import_id = ${first.importId}
      and import_words.field = more.field and import_words.folded = more.folded
      and import_words.parent is not distinct from more.parent`.execute(database);
}

/** Of which words: those that no list knows, those that a value was guessed for, or both. */
export type WordKind = 'unknown' | 'guessed' | 'all';

export async function countStoredWords(database: Database, words: WordFilter): Promise<number> {
  const { count } = await selectWords(database, words)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type WordFilter = { importId: number; kind?: WordKind };

function selectWords(database: Database, { importId, kind = 'all' }: WordFilter) {
  return database
    .selectFrom('importWords')
    .where('importId', '=', importId)
    .$if(kind !== 'all', (all) => all.where('readAs', kind === 'unknown' ? 'is' : 'is not', null));
}

/** The words of an import: those that refuse their rows first, then the most frequent. */
export async function listStoredWords(
  database: Database,
  { limit, offset, ...words }: WordFilter & { limit: number; offset: number },
): Promise<Found<StoredWord>> {
  const rows = await selectWords(database, words)
    .selectAll()
    .orderBy((eb) => eb('field', '=', 'gender'), 'desc')
    .orderBy('rows', 'desc')
    .orderBy('field')
    .orderBy('folded')
    .orderBy('parent')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countStoredWords(database, words) };
}

/** Deletes the words of an import, before its rows are checked again. */
export async function deleteWords(database: Database, importId: number): Promise<void> {
  await database.deleteFrom('importWords').where('importId', '=', importId).execute();
}

/** Deletes the words of imports whose rows are gone. */
export async function deleteWordsWithoutRows(database: Database): Promise<void> {
  const gone = database.selectFrom('imports').select('id').where('hasFile', '=', false);
  await database.deleteFrom('importWords').where('importId', 'in', gone).execute();
}
