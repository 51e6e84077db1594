import { type Kysely, sql } from 'kysely';
import { foldText } from '#contract/choices/fold-text.ts';
import { listRegionalCommunityRows } from './choice-lists/list-regional-rows.ts';
import { listRegionalSynonyms } from './more-synonyms/list-regional-synonyms.ts';
import { insertNewSynonyms } from './synonyms/insert-new-synonyms.ts';

/** Degrees with a Bachelor of Education beside a master's: the master's is the higher one, and of its own field. */
const masters = [
  ['MA BEd', 'masters-arts'],
  ['MSc BEd', 'masters-science'],
  ['MCom BEd', 'masters-commerce'],
] as const;

/**
 * Communities of every region, and what biodata write: towns by their district, cities abroad, short and misspelled words. What an
 * administrator edited stays: a community whose code or name is taken is not added, and neither is a word that names a value already.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addCommunities(database);
  await addWords(database);
}

/** Own words that are exactly the name of an added community become its code, as with the earlier ones. */
async function addCommunities(database: Kysely<unknown>): Promise<void> {
  const rows = JSON.stringify(listRegionalCommunityRows());
  const statements = [
    sql`create temporary table added_values as
      select code, label, parent, position, array(select jsonb_array_elements_text(row.aliases)) as names
      from jsonb_to_recordset(${rows}::jsonb) as row
        (code text, label text, parent text, position integer, aliases jsonb)`,
    sql`delete from added_values added using choices taken
      where taken.list = 'community' and (taken.code = added.code or taken.parent = added.parent
        and array(select lower(name) from unnest(taken.label || taken.former_labels) name)
          && array(select lower(name) from unnest(added.label || added.names) name))`,
    sql`insert into choices (list, code, label, parent, position, former_labels)
      select 'community', code, label, parent,
        (select coalesce(max(position), 0) from choices
          where choices.list = 'community' and choices.parent = added.parent),
        names
      from added_values added`,
    // After their siblings; the positions of all others keep their order.
    sql`update choices set position = placed.number * 10
      from (
        select choices.code,
          row_number() over (order by choices.code in ('other', 'prefer-not-to-say'), choices.position,
            added.position nulls first, choices.code) as number
        from choices left join added_values added using (code)
        where choices.list = 'community'
      ) placed
      where choices.list = 'community' and placed.code = choices.code`,
    sql`create temporary table added_names as
      select parent, code, lower(name) as name from added_values, unnest(label || names) name`,
    sql`update profiles set community = added.code from added_names added
      where added.parent = profiles.religion and added.name = lower(trim(profiles.community))`,
    sql`update preferences set community = array(
        select coalesce(added.code, value)
        from unnest(preferences.community) with ordinality as stated (value, place)
        left join lateral (select min(code) as code from added_names where name = lower(trim(value))
          having count(*) = 1) added on true
        order by place)
      where exists (select from added_names added, unnest(preferences.community) value
        where added.name = lower(trim(value)))`,
    sql`update matching_rows set community = left(lower(profiles.community collate "C"), 40)
      from profiles join added_names added on added.code = profiles.community
      where profiles.account_id = matching_rows.account_id
        and matching_rows.community is distinct from left(lower(profiles.community collate "C"), 40)`,
    sql`update matching_rows set wanted_community = array(
        select left(lower(value collate "C"), 40) from unnest(preferences.community) value)
      from preferences
      where preferences.account_id = matching_rows.account_id and preferences.community && array(
        select code from added_names)`,
  ];
  for (const statement of statements) await statement.execute(database);
  await dropReplacedWords(database);
  await sql`drop table added_names`.execute(database);
  await sql`drop table added_values`.execute(database);
}

/** A word that named another community, and is now the name of one of its own: "Mali" was a synonym of Kushwaha. */
async function dropReplacedWords(database: Kysely<unknown>): Promise<void> {
  const { rows: names } = await sql<{ parent: string; name: string }>`
    select parent, name from added_names`.execute(database);
  const taken = new Set(names.map(({ parent, name }) => `${parent} ${foldText(name)}`));
  const { rows: words } = await sql<{ id: number; parent: string | null; word: string }>`
    select synonym.id, choice.parent, synonym.word
    from choice_synonyms synonym join choices choice using (list, code)
    where synonym.list = 'community'`.execute(database);
  const replaced = words.filter(({ parent, word }) => taken.has(`${parent ?? ''} ${foldText(word)}`));
  await sql`delete from choice_synonyms where id = any(${replaced.map(({ id }) => id)}::integer[])`.execute(
    database,
  );
}

async function addWords(database: Kysely<unknown>): Promise<void> {
  for (const [word, code] of masters) {
    await sql`update choice_synonyms set code = ${code}
      where list = 'qualification' and word = ${word} and code = 'masters-education'
        and not exists (select from choice_synonyms other
          where other.list = 'qualification' and other.word = ${word} and other.code = ${code})
        and exists (select from choices where list = 'qualification' and choices.code = ${code})`.execute(
      database,
    );
  }
  await insertNewSynonyms(database, listRegionalSynonyms());
}
