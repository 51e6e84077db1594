import { type Kysely, sql } from 'kysely';

/** What administrators say of banners. No call could add one before, and one without a stored picture cannot be drawn. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`delete from banners`,
    sql`alter table banners
      drop column file,
      add column picture text not null unique references pictures (token) on update cascade,
      add column alternatives jsonb not null default '{}',
      add column focus jsonb not null default '{"x": 0.5, "y": 0.5}',
      add column link text,
      add column shows_from date,
      add column shows_until date`,
  ];
  for (const statement of statements) await statement.execute(database);
}
