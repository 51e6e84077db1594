import { type Kysely, sql } from 'kysely';

/** Whether the list of the blocked names a member: a stranger blocked after the cards of a day are used up has a number alone there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table blocks add column is_named boolean not null default true`.execute(database);
}
