import { type Kysely, sql } from 'kysely';
import { dropped, sameLetters, sameSequences } from '#contract/choices/folded-letters.data.ts';

/**
 * `folded` makes of a text what `plainText` of the contract makes of it, so that searches of lists find a name in any of its encodings.
 * The index of the words of names reads it, too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const [from, to] = [0, 1].map((side) => sameLetters.map((pair) => pair[side]).join(''));
  const small = `lower(regexp_replace(normalize($1, NFKD), '[${dropped}]', '', 'g'))`;
  const folded = sameSequences.reduce(
    (written, [sequence, meant]) => `replace(${written}, '${sequence}', '${meant}')`,
    `translate(${small}, '${from}', '${to}')`,
  );
  await sql
    .raw(
      `create function folded(text) returns text language sql immutable parallel safe
       as $$ select btrim(regexp_replace(${folded}, '\\s+', ' ', 'g')) $$`,
    )
    .execute(database);
  // D'Souza is found by either part. With its schema, because an index is also made where no schema is searched.
  await sql`create function words_of_name(text, text) returns tsvector language sql immutable parallel safe
    as $$ select to_tsvector('simple', public.folded(translate($1 || ' ' || $2, '''’‘', '   '))) $$`.execute(
    database,
  );
  await sql`drop index profiles_by_name_words`.execute(database);
  await sql`create index profiles_by_name_words on profiles
    using gin (words_of_name(first_name, last_name)) with (fastupdate = off)`.execute(database);
}
