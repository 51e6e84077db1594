import { type Kysely, sql } from 'kysely';

/**
 * When a member chose who may see their contact details. Members with another audience than the one that all began with chose it;
 * the others keep theirs and are asked once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table member_settings add column audience_chosen_at timestamptz`.execute(database);
  await sql`update member_settings set audience_chosen_at = updated_at where contact_audience <> 'members'`.execute(
    database,
  );
}
