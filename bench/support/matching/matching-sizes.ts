import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Bytes of the narrow rows, of their indexes, and of the words that members are found by with theirs. */
export type Sizes = { rows: number; indexes: number; words: number };

export async function readSizes(database: Database): Promise<Sizes> {
  const { rows } = await sql<Sizes>`
    select pg_table_size('matching_rows') as rows, pg_indexes_size('matching_rows') as indexes,
      pg_total_relation_size('search_terms') as words`.execute(database);
  return rows[0] ?? { rows: Number.NaN, indexes: Number.NaN, words: Number.NaN };
}
