import { type Kysely, sql } from 'kysely';

/**
 * How the columns of a sheet were recognised, where the cells of a row are while they are stored, and by which number of the sheet the
 * photos of an invited person are found.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column layout jsonb not null default '{}'`.execute(database);
  await sql`alter table import_rows add column chunk integer`.execute(database);
  await sql`alter table invitations add column sheet_id text`.execute(database);
  await sql`create index invitations_sheet_id on invitations (import_id, lower(sheet_id)) where sheet_id is not null`.execute(
    database,
  );
}
