import { type Kysely, sql } from 'kysely';
import { listMoreChoiceRows } from './choice-lists/list-more-choice-rows.ts';

/**
 * The other choice lists, labels in other languages, further names of a value; and the values that profiles hold become
 * codes where they name one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const rows = JSON.stringify(listMoreChoiceRows());
  const statements = [
    sql`alter table choices
      add column labels jsonb not null default '{}',
      add column former_labels text[] not null default '{}',
      add column aliases text[] not null default '{}'`,
    sql`insert into choices (list, code, label, parent, position, aliases)
      select list, code, label, parent, position,
        array(select jsonb_array_elements_text(row.aliases))
      from jsonb_to_recordset(${rows}::jsonb)
        as row (list text, code text, label text, parent text, position integer, aliases jsonb)`,
    sql`update choices set aliases = string_to_array(label, '/')
      where list in ('religion', 'community') and label like '%/%'`,
    sql`update profiles set religion = choices.code from choices
      where choices.list = 'religion' and lower(choices.label) = lower(trim(profiles.religion))`,
    // After the religion, because several religions have a community of the same name.
    sql`update profiles set community = choices.code from choices
      where choices.list = 'community' and lower(choices.label) = lower(trim(profiles.community))
        and (choices.parent is null or choices.parent = profiles.religion)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
