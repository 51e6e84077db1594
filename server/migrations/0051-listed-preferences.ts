import { type Kysely, sql } from 'kysely';

/** For which version of the own preference the beginnings of the lists were shown: another one shows others, which are counted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table browsing add column listed_preference_at timestamptz`.execute(database);
}
