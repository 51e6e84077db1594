import { type Kysely, sql } from 'kysely';

/** A view of a member with an accepted interest is recorded, and takes nothing from the views of the day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_views add column is_counted boolean not null default true`.execute(database);
}
