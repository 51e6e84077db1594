import { type Kysely, sql } from 'kysely';

/** How much a member looked at, and the profiles a day of a plan. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table browsing (
    account_id integer primary key references accounts on delete cascade,
    -- The day of the site to which the counts of a day belong.
    day date not null,
    profiles integer not null,
    cards integer not null,
    bursts integer not null,
    minute_at timestamptz not null,
    minute_profiles integer not null,
    minute_cards integer not null,
    -- Until then nothing new is shown.
    slow_until timestamptz
  )`.execute(database);
  // Null for no limit. The plans of a site so far get a generous one.
  await sql`alter table plans add column profile_limit integer default 500 check (profile_limit >= 1)`.execute(
    database,
  );
  await sql`alter table plans alter column profile_limit drop default`.execute(database);
}
