import { type Kysely, sql } from 'kysely';

/** The chart of income goes by the day that a document states, as the books do, so nothing looks for the instant any more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index receipts_by_issue`.execute(database);
}
