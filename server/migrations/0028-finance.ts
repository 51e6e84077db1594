import { type Kysely, sql } from 'kysely';

/** The queue of payments by age, and the books by day, are read from indexes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index payments_by_age on payments (status, coalesce(referenced_at, started_at), id)`,
    sql`create index payments_by_start on payments (started_at, id)`,
    sql`create index payments_by_amount on payments (amount_paise, id)`,
    sql`create index receipts_by_issue on receipts (issued_at)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
