import { type Kysely, sql } from 'kysely';
import { foldText } from '#contract/choices/fold-text.ts';
import { listKeptNames, listOwnCommunityRows, listOwnCommunityWords } from './own-names/list-own-names.ts';
import { insertNewSynonyms } from './synonyms/insert-new-synonyms.ts';

/**
 * Communities that were read as another one get values of their own, and words that are another name of a community stay beside it. What an
 * administrator edited stays: a value whose code or name is taken is not added, and a word that was given another value keeps that.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const added = await addCommunities(database);
  await dropReplacedWords(database, added);
  await insertNewSynonyms(
    database,
    listOwnCommunityWords().filter(({ code }) => added.some((value) => value.code === code)),
  );
  await keepWords(database);
}

type Added = { code: string; parent: string; names: string[] };

/** Adds the communities behind those of their religion; returns the ones that were added. */
async function addCommunities(database: Kysely<unknown>): Promise<Added[]> {
  const rows = JSON.stringify(listOwnCommunityRows());
  const { rows: added } =
    await sql<Added>`insert into choices (list, code, label, parent, position, former_labels)
    select 'community', row.code, row.label, row.parent,
      (select coalesce(max(position), 0) from choices sibling
        where sibling.list = 'community' and sibling.parent = row.parent) + row.position,
      array(select jsonb_array_elements_text(row.aliases))
    from jsonb_to_recordset(${rows}::jsonb) as row
      (code text, label text, parent text, position integer, aliases jsonb)
    where exists (select from choices above where above.list = 'religion' and above.code = row.parent)
      and not exists (select from choices taken
        where taken.list = 'community' and (taken.code = row.code or taken.parent = row.parent
          and lower(row.label) = any (select lower(name) from unnest(taken.label || taken.former_labels) name)))
    returning code, parent, label || former_labels as names`.execute(database);
  const codes = JSON.stringify(added.map(({ code }) => code));
  // Behind their siblings; the positions of all others keep their order.
  await sql`update choices set position = placed.number * 10
    from (
      select code, row_number() over (order by last_of_religion, is_added, position, code) as number
      from (
        select code, position,
          ${codes}::jsonb ? code as is_added,
          case when code in ('other', 'prefer-not-to-say') then 2147483647
            else max(position) filter (where not ${codes}::jsonb ? code) over (partition by parent) end
            as last_of_religion
        from choices where list = 'community'
      ) listed
    ) placed
    where choices.list = 'community' and placed.code = choices.code`.execute(database);
  return added;
}

/** Removes the words of other communities that the added ones are named by: "Kulal" was a synonym of Kumhar. */
async function dropReplacedWords(database: Kysely<unknown>, added: readonly Added[]): Promise<void> {
  const placeOf = (parent: string | null, word: string) => `${parent ?? ''} ${foldText(word)}`;
  const parentOf = new Map(added.map(({ code, parent }) => [code, parent]));
  const words = listOwnCommunityWords().flatMap(({ code, word }) => {
    const parent = parentOf.get(code);
    return parent === undefined ? [] : [placeOf(parent, word)];
  });
  const names = added.flatMap(({ parent, names: all }) => all.map((name) => placeOf(parent, name)));
  const replaced = new Set([...words, ...names]);
  const { rows } = await sql<{ id: number; parent: string | null; word: string }>`
    select synonym.id, choice.parent, synonym.word
    from choice_synonyms synonym join choices choice using (list, code)
    where synonym.list = 'community'`.execute(database);
  const ids = rows.filter(({ parent, word }) => replaced.has(placeOf(parent, word))).map(({ id }) => id);
  await sql`delete from choice_synonyms where id = any(${ids}::integer[])`.execute(database);
}

async function keepWords(database: Kysely<unknown>): Promise<void> {
  const kept = JSON.stringify(listKeptNames());
  await sql`update choice_synonyms set keeps_words = true
    from jsonb_to_recordset(${kept}::jsonb) as kept (code text, word text)
    where list = 'community' and choice_synonyms.code = kept.code and choice_synonyms.word = kept.word`.execute(
    database,
  );
}
