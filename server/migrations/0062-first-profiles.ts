import { type Kysely, sql } from 'kysely';

/**
 * Where a member stopped in the guided first profile: the name of a screen, or `done`. Null for members who have not begun it: it is
 * offered to them while their profile is nearly empty.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table member_settings add column first_profile_step text`.execute(database);
}
