import { type Kysely, sql } from 'kysely';

/** When an administrator last signed in; the sessions themselves are deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table administrators add column last_sign_in_at timestamptz`.execute(database);
}
