import { type Kysely, sql } from 'kysely';

/**
 * What an approval rests on: the record of an administrator where the answers of the couple are missing, and when the story was approved,
 * so that deleting and restoring one is no way around their agreement. `shows_id` is whether a person agrees that visitors see their id.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column agreement text, add column approved_at timestamptz`.execute(
    database,
  );
  await sql`update stories set approved_at = coalesce(decided_at, created_at) where status = 'approved'`.execute(
    database,
  );
  await sql`alter table story_consents add column shows_id boolean not null default false`.execute(database);
}
