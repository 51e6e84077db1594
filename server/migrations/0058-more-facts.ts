import { type Kysely, sql } from 'kysely';
import { listStarRows } from './choice-lists/list-star-rows.ts';

/**
 * Three optional facts: the star of birth with its list, and what a person writes about education and work beyond the values of
 * the lists ("B.Tech (Mech)", "Senior nurse at AIIMS").
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const rows = JSON.stringify(listStarRows());
  const statements = [
    sql`alter table profiles
      add column star text,
      add column qualification_detail text,
      add column occupation_detail text`,
    sql`insert into choices (list, code, label, parent, position, aliases)
      select list, code, label, parent, position,
        array(select jsonb_array_elements_text(row.aliases))
      from jsonb_to_recordset(${rows}::jsonb)
        as row (list text, code text, label text, parent text, position integer, aliases jsonb)
      on conflict do nothing`,
  ];
  for (const statement of statements) await statement.execute(database);
}
