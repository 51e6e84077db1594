import { type Kysely, sql } from 'kysely';

/** The latest mail about a week to each member. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table weekly_digests (
    account_id integer primary key references accounts on delete cascade,
    -- The Monday of the latest mail, where the site is.
    week date not null
  )`.execute(database);
  // Few members want the mail, and they are looked for every ten minutes of a Monday.
  await sql`create index member_settings_with_digest on member_settings (account_id)
    where notifications -> 'weekly_digest' ->> 'mail' = 'true'`.execute(database);
}
