import { type Kysely, sql } from 'kysely';

/** Labels in other languages and of former times. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table choices
      add column labels jsonb not null default '{}',
      add column former_labels text[] not null default '{}'`.execute(database);
}
