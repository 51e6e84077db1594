import { type Kysely, sql } from 'kysely';

/**
 * The earlier imports that brought an invited person, too: a person is removed with the last one. Of people from before this was stored it is
 * the last import before they came.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations add column earlier_imports integer[] not null default '{}'`.execute(
    database,
  );
  await sql`
    update invitations set earlier_imports = array(
      select earlier.id from imports as earlier
      where earlier.id <> newest.id and not earlier.is_dry_run and earlier.removed_at is null
        and earlier.created_at <= invitations.created_at
      order by earlier.created_at desc, earlier.id desc limit 1)
    from imports as newest
    where newest.id = invitations.import_id and invitations.created_at < newest.created_at`.execute(database);
  await sql`create index invitations_by_earlier_imports on invitations using gin (earlier_imports)`.execute(
    database,
  );
}
