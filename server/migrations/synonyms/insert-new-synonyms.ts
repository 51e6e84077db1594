import { type QueryExecutorProvider, sql } from 'kysely';
import { listNewSynonyms } from './list-new-synonyms.ts';
import type { SynonymRow } from './synonym-seed.ts';

type StoredValue = { list: string; code: string; parent: string | null; names: string[] };

/** Adds the words that name no value yet, by its label, a former label or a synonym. */
export async function insertNewSynonyms(
  database: QueryExecutorProvider,
  rows: readonly SynonymRow[],
): Promise<void> {
  const { rows: values } = await sql<StoredValue>`
    select list, code, parent, label || former_labels as names from choices
    union all
    select synonym.list, synonym.code, choice.parent, array[synonym.word]
    from choice_synonyms synonym join choices choice using (list, code)`.execute(database);
  const synonyms = JSON.stringify(listNewSynonyms(rows, { values }));
  await sql`
    insert into choice_synonyms (list, code, word, keeps_words)
    select list, code, word, "keepsWords"
    from jsonb_to_recordset(${synonyms}::jsonb) as row (list text, code text, word text, "keepsWords" boolean)
    on conflict do nothing`.execute(database);
}
