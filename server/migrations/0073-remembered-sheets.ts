import { type Kysely, sql } from 'kysely';

/**
 * A word of a sheet that a value was guessed for has the code of that value. A saved mapping has the headers of the sheet that it was
 * saved with, by which it is found for the next one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table import_words add column read_as text`.execute(database);
  await sql`alter table import_mappings add column headers text[]`.execute(database);
}
