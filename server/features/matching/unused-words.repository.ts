import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** In the collation of the terms: in the one of the words their index could not be used. */
export const isUnused = sql`not exists (
  select from search_terms where terms && array[search_words.word collate "default"])`;

export async function markUnusedWords(database: Database, today: string): Promise<void> {
  await sql`
    update search_words set unused_since = ${today}::date
    where unused_since is null and ${isUnused}`.execute(database);
}

/** Removes the words that were marked on an earlier day, with their spellings. */
export async function deleteUnusedWords(database: Database, today: string): Promise<void> {
  await sql`
    with deleted as (
      delete from search_words where unused_since < ${today}::date and ${isUnused} returning word)
    delete from search_spellings where word in (select word from deleted)`.execute(database);
}
