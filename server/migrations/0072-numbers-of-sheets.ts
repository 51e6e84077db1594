import { type Kysely, sql } from 'kysely';

/** The rows of a sheet find the people of an earlier one by their numbers in it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index invitations_by_sheet_id on invitations (sheet_id) where sheet_id is not null`.execute(
    database,
  );
}
