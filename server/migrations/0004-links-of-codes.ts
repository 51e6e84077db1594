import { type Kysely, sql } from 'kysely';

/** The hash of the link in the mail with a code, which signs its owner in when the code was used up by wrong tries. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table one_time_codes add column link_hash text`.execute(database);
  await sql`create index one_time_codes_by_link on one_time_codes (link_hash) where link_hash is not null`.execute(
    database,
  );
}
