import { type Kysely, sql } from 'kysely';
import {
  listFurtherNames,
  listMoreCommunityRows,
  listSubCommunityRows,
} from './choice-lists/list-community-rows.ts';

/**
 * Communities of Christians, and a list of sub-communities. What an administrator edited stays: a value whose code or name is
 * taken is not added, none is renamed, moved against its neighbours or restored. Own words that are exactly the name of an added
 * value become its code, so that they go on matching those who choose it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const rows = JSON.stringify([...listMoreCommunityRows(), ...listSubCommunityRows()]);
  const further = JSON.stringify(listFurtherNames());
  const statements = [
    sql`create temporary table added_values as
      select list, code, label, parent, position,
        array(select jsonb_array_elements_text(row.aliases)) as aliases,
        array(select jsonb_array_elements_text(row."typedNames")) as typed_names
      from jsonb_to_recordset(${rows}::jsonb) as row
        (list text, code text, label text, parent text, position integer, aliases jsonb, "typedNames" jsonb)`,
    sql`delete from added_values added using choices taken
      where taken.list = added.list and (taken.code = added.code or taken.parent = added.parent
        and array(select lower(name) from unnest(taken.label || taken.former_labels) name)
          && array(select lower(name) from unnest(added.label || added.typed_names || added.aliases) name))`,
    // After their siblings; the positions of all others keep their order.
    sql`insert into choices (list, code, label, parent, position, aliases, former_labels)
      select list, code, label, parent,
        (select coalesce(max(position), 0) from choices
          where choices.list = added.list and choices.parent = added.parent),
        aliases, typed_names
      from added_values added`,
    sql`update choices set position = placed.number * 10
      from (
        select choices.list, choices.code,
          row_number() over (partition by choices.list order by
            choices.code in ('other', 'prefer-not-to-say'), choices.position, added.position nulls first, choices.code) as number
        from choices left join added_values added using (list, code)
        where choices.list in ('community', 'sub_community')
      ) placed
      where placed.list = choices.list and placed.code = choices.code`,
    sql`update choices set aliases = choices.aliases || array(
        select name from jsonb_array_elements_text(further.names) name where name <> all(choices.aliases))
      from jsonb_to_recordset(${further}::jsonb) as further (code text, names jsonb)
      where choices.list = 'community' and choices.code = further.code`,
    sql`create temporary table added_names as
      select list, parent, code, lower(name) as name
      from added_values, unnest(label || typed_names) name where parent is not null`,
    sql`update profiles set community = added.code from added_names added
      where added.list = 'community' and added.parent = profiles.religion
        and added.name = lower(trim(profiles.community))`,
    sql`update profiles set sub_community = added.code from added_names added
      where added.list = 'sub_community' and added.parent = profiles.community
        and added.name = lower(trim(profiles.sub_community))`,
    sql`update preferences set community = array(
        select coalesce(added.code, value)
        from unnest(preferences.community) with ordinality as stated (value, place)
        left join added_names added on added.list = 'community' and added.name = lower(trim(value))
        order by place)
      where exists (select from added_names added, unnest(preferences.community) value
        where added.list = 'community' and added.name = lower(trim(value)))`,
    sql`update matching_rows set community = left(lower(profiles.community collate "C"), 40)
      from profiles join added_names added on added.list = 'community' and added.code = profiles.community
      where profiles.account_id = matching_rows.account_id
        and matching_rows.community is distinct from left(lower(profiles.community collate "C"), 40)`,
    sql`update matching_rows set wanted_community = array(
        select left(lower(value collate "C"), 40) from unnest(preferences.community) value)
      from preferences
      where preferences.account_id = matching_rows.account_id and preferences.community && array(
        select code from added_names where list = 'community')`,
    sql`drop table added_names`,
    sql`drop table added_values`,
  ];
  for (const statement of statements) await statement.execute(database);
}
