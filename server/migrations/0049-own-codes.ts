import { type Kysely, sql } from 'kysely';

/**
 * Two accounts that want one new address each have a code of their own, so that neither uses up or replaces that of the other. Codes
 * that open an account belong to nobody (0).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table one_time_codes add column owner_id integer not null default 0`,
    sql`update one_time_codes set owner_id = account_id where purpose in ('email', 'mobile') and account_id is not null`,
    sql`alter table one_time_codes drop constraint one_time_codes_pkey`,
    sql`alter table one_time_codes add primary key (purpose, address, owner_id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
