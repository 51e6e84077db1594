import { type Kysely, sql } from 'kysely';

/**
 * The schema that the job queue fills by itself. Made here, under the lock of the migrations, because processes that
 * start together on a new database would both try to make it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists jobs`.execute(database);
}
