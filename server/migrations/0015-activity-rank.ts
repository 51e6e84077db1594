import { type Kysely, sql } from 'kysely';

/** The number that orders partners of equal score is named as in the program. Renaming rewrites neither table nor indexes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table matching_rows rename column standing to activity_rank`,
    sql`alter index matching_rows_by_standing rename to matching_rows_by_activity_rank`,
  ];
  for (const statement of statements) await statement.execute(database);
}
