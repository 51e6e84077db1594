import { type Kysely, sql } from 'kysely';

/** A word is asked about once for each value of the list above: "Sunni" under Hindu is another question than under Christian. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table import_words drop constraint import_words_pkey`.execute(database);
  await sql`create unique index import_words_asked on import_words (import_id, field, folded, parent)
    nulls not distinct`.execute(database);
}
