import { type Kysely, sql } from 'kysely';

/** The folders of the file store that belong to logos of the site, so that those that are not shown are removed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table logos (
      token text primary key,
      -- A folder is registered before its files are written.
      state text not null check (state in ('new', 'shown', 'replaced')),
      created_at timestamptz not null
    )`,
    sql`create unique index logos_shown on logos (state) where state = 'shown'`,
  ];
  for (const statement of statements) await statement.execute(database);
}
