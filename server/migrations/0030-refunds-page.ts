import { type Kysely, sql } from 'kysely';

/** Payments and refunds is one more page with versions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table page_versions drop constraint page_versions_page_check`,
    sql`alter table page_versions add constraint page_versions_page_check
      check (page in ('terms', 'privacy', 'grievance', 'refunds'))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
