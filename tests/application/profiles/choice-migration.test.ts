import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OlderDatabase, openOlderDatabase } from '#tests/support/databases/older-database.ts';

let older: OlderDatabase;
beforeAll(async () => {
  older = await openOlderDatabase('0006');
});
afterAll(() => older.close());

it('older profiles get codes where their words name a value, and retain own words elsewhere', async () => {
  const faiths = [
    ['Hindu', 'Brahmin – Iyer'],
    ['Christian', 'Nadar'],
    ['hindu', ' nadar '],
    ['Sikh', 'Nadar'],
    ['Baháʼí', 'Other'],
    ['Sarna Dharam', 'Oraon'],
    ['Prefer not to say', 'Prefer not to say'],
  ];
  const { database } = older;
  await sql`
    insert into accounts (email, password_hash, created_at)
    select number || '@example.org', '', now() from generate_series(1, ${faiths.length}) as number`.execute(
    database,
  );
  await sql`
    insert into profiles (account_id, profile_for, gender, first_name, last_name, date_of_birth, religion, community,
      created_at, updated_at)
    select number, 'My Self', 'Female', 'Asha', 'Mathew', '1997-03-14', faith->>0, faith->>1, now(), now()
    from jsonb_array_elements(${JSON.stringify(faiths)}::jsonb) with ordinality as given (faith, number)`.execute(
    database,
  );
  await older.update();
  const rows = await database
    .selectFrom('profiles')
    .select(['religion', 'community'])
    .orderBy('accountId')
    .execute();
  expect(rows.map(({ religion, community }) => [religion, community])).toEqual([
    ['hindu', 'hindu-brahmin-iyer'],
    ['christian', 'christian-nadar'],
    ['hindu', 'hindu-nadar'],
    ['sikh', 'Nadar'],
    ['bahai', 'other'],
    ['Sarna Dharam', 'Oraon'],
    ['prefer-not-to-say', 'prefer-not-to-say'],
  ]);
});
