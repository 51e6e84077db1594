import { type Kysely, sql } from 'kysely';

/** Public pictures, of success stories and banners. The row of a story or banner refers to its picture. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table pictures (
    token text primary key,
    source_token text not null unique,
    width integer not null,
    height integer not null,
    created_at timestamptz not null
  )`.execute(database);
}
