import { type Kysely, sql } from 'kysely';

/**
 * The members that a member was shown at the beginnings of the lists on this day: the first ones are free, further ones count as cards,
 * whatever made the lists begin with others.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table browsing
      add column beginning_ids integer[] not null default '{}',
      drop column listed_preference_at`.execute(database);
}
