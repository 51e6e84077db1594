import { type Kysely, sql } from 'kysely';

/** Browsers in which the password of a registration was given: as in the one that registered, the code signs in there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column other_device_hashes text[] not null default '{}'`.execute(
    database,
  );
}
