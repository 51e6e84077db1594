import { type Kysely, sql } from 'kysely';

/** Free text finds religion, community and language as well. The terms say by which rule they were made; a job makes them anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table search_terms add column terms_version integer not null default 1',
    // For the job that looks for earlier ones among a million.
    'create index search_terms_by_version on search_terms (terms_version, account_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
