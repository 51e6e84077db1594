import { type Kysely, sql } from 'kysely';

/** Where the family of a person is from: an optional fact beside the place where the person lives. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column native_place text`.execute(database);
}
