import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OlderDatabase, openOlderDatabase } from '#tests/support/databases/older-database.ts';

let older: OlderDatabase;
beforeAll(async () => {
  older = await openOlderDatabase('0067');
});
afterAll(() => older.close());

it('the words of the regions leave alone what an administrator wrote, and own words become the communities that they name', async () => {
  const { database } = older;
  await sql`insert into choice_synonyms (list, code, word)
    values ('district', 'in-kerala-kollam', 'Varkala')`.execute(database);
  await sql`update choices set label = 'Koli and Agri' where code = 'hindu-maratha'`.execute(database);
  await sql`insert into choices (list, code, label, parent, position)
    values ('community', 'hindu-our-koli', 'KOLI', 'hindu', 15)`.execute(database);
  await sql`insert into accounts (email, password_hash, created_at) values ('1@example.org', '', now())`.execute(
    database,
  );
  await sql`insert into profiles (account_id, profile_for, gender, first_name, last_name, date_of_birth, religion,
      community, created_at, updated_at)
    values (1, 'My Self', 'Female', 'Asha', 'Jadhav', '1997-03-14', 'hindu', ' mali', now(), now())`.execute(
    database,
  );
  await older.update();

  const { rows: words } = await sql<{ word: string; code: string }>`
    select word, code from choice_synonyms
    where list = 'district' and word = 'Varkala' or list = 'community' and lower(word) = 'mali'
      or list = 'qualification' and word = 'MSc BEd'
    order by word`.execute(database);
  expect(words).toEqual([
    { word: 'MSc BEd', code: 'masters-science' },
    { word: 'Varkala', code: 'in-kerala-kollam' },
  ]);
  const { rows: communities } = await sql<{ code: string }>`
    select code from choices where list = 'community' and code in ('hindu-koli', 'hindu-mali', 'sikh-lobana')
    order by code`.execute(database);
  expect(communities.map(({ code }) => code)).toEqual(['hindu-mali', 'sikh-lobana']);
  const { rows: last } = await sql<{ code: string }>`
    select code from choices where list = 'community' order by position desc limit 2`.execute(database);
  expect(last.map(({ code }) => code)).toEqual(['prefer-not-to-say', 'other']);
  const { rows: people } = await sql`select community, native_place from profiles`.execute(database);
  expect(people).toEqual([{ community: 'hindu-mali', nativePlace: null }]);
});
