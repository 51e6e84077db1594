import { type Kysely, sql } from 'kysely';

/** What a person looked for on the landing page, for the first suggestion of a preference. Null once a preference is stored. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table preferences add column first_wishes jsonb`.execute(database);
}
