import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bureauValues } from '#server/migrations/0069-bureau-words.ts';
import { listOwnCommunityRows } from '#server/migrations/own-names/list-own-names.ts';
import { listRegionalCommunityRows } from '#server/migrations/choice-lists/list-regional-rows.ts';
import { type OlderDatabase, openOlderDatabase } from '#tests/support/databases/older-database.ts';

let older: OlderDatabase;
beforeAll(async () => {
  older = await openOlderDatabase('0056');
});
afterAll(() => older.close());

/** Religion, community, sub-community, denomination, and the wished-for communities, before the step. */
const people = [
  ['christian', 'Syrian Christian', null, 'christian-mar-thoma', ['SYRIAN christian', 'Our own']],
  ['christian', 'Nasrani of our village', 'Vadama', null, ['christian-nadar']],
  ['christian', 'christian-knanaya', null, 'prefer-not-to-say', null],
  ['hindu', 'hindu-brahmin-iyer', ' vadama ', null, null],
  ['hindu', 'Syrian Christian', 'Vadakalai', null, null],
  ['sikh', 'other', null, null, null],
] as const;

it('added values leave alone what an administrator edited, and take over own words that name them', async () => {
  const { database } = older;
  const added = [
    ['christian-knanaya', 'Knanaya of Kottayam'],
    ['christian-our-latin', 'LATIN catholic'],
  ];
  for (const [code, label] of added) {
    await sql`insert into choices (list, code, label, parent, position)
      select 'community', ${code}, ${label}, 'christian', max(position) + 1
      from choices where list = 'community' and parent = 'christian'`.execute(database);
  }
  await sql`update choices set label = 'Of Goa', is_active = false where code = 'christian-goan'`.execute(
    database,
  );
  const before = await readCommunities();
  await insertPeople();
  await older.update();

  // Later steps add communities of other religions, too.
  const later = new Set<string>(
    [...listRegionalCommunityRows(), ...bureauValues, ...listOwnCommunityRows()].map(({ code }) => code),
  );
  const after = (await readCommunities()).filter(({ code }) => !later.has(code));
  const known = new Set(before.map(({ code }) => code));
  expect(after.filter(({ code }) => known.has(code))).toEqual(before);
  const further = after.filter(({ code }) => !known.has(code));
  expect(further.map(({ parent }) => parent)).toEqual(further.map(() => 'christian'));
  expect(further.map(({ code }) => code)).toContain('christian-syrian-christian');
  expect(further.map(({ label }) => label)).not.toContain('Latin Catholic');
  // After the values of their religion, before the next one.
  const places = after.map(({ parent }) => parent);
  expect(places.lastIndexOf('christian') - places.indexOf('christian') + 1).toBe(
    places.filter((parent) => parent === 'christian').length,
  );
  expect(after.slice(-2).map(({ code }) => code)).toEqual(['other', 'prefer-not-to-say']);

  const { rows: matching } = await sql`
    select profile.community, profile.sub_community, matching.community as compared, matching.sub_community as compared_sub,
      matching.denomination, matching.wanted_community, preference.community as wanted
    from profiles profile
    join matching_rows matching on matching.account_id = profile.account_id
    left join preferences preference on preference.account_id = profile.account_id
    order by profile.account_id`.execute(database);
  const syrian = 'christian-syrian-christian';
  const nothing = { denomination: null, wantedCommunity: null, wanted: null };
  const alike = (community: string, sub: string | null) => ({
    ...nothing,
    community,
    compared: community.toLowerCase(),
    subCommunity: sub,
    comparedSub: sub?.toLowerCase() ?? null,
  });
  expect(matching).toEqual([
    {
      ...alike(syrian, null),
      denomination: 'christian-mar-thoma',
      wanted: [syrian, 'Our own'],
      wantedCommunity: [syrian, 'our own'],
    },
    {
      ...alike('Nasrani of our village', 'Vadama'),
      wanted: ['christian-nadar'],
      wantedCommunity: ['christian-nadar'],
    },
    alike('christian-knanaya', null),
    alike('hindu-brahmin-iyer', 'hindu-brahmin-iyer-vadama'),
    alike('Syrian Christian', 'Vadakalai'),
    alike('other', null),
  ]);
});

async function readCommunities() {
  return older.database
    .selectFrom('choices')
    .select(['code', 'label', 'parent', 'isActive', 'labels', 'formerLabels'])
    .where('list', '=', 'community')
    .orderBy('position')
    .execute();
}

async function insertPeople(): Promise<void> {
  const { database } = older;
  const given = JSON.stringify(people);
  await sql`insert into accounts (email, password_hash, created_at)
    select number || '@example.org', '', now() from generate_series(1, ${people.length}) as number`.execute(
    database,
  );
  await sql`insert into profiles (account_id, profile_for, gender, first_name, last_name, date_of_birth, religion,
      community, sub_community, denomination, created_at, updated_at)
    select number, 'My Self', 'Female', 'Asha', 'Mathew', '1997-03-14', person->>0, person->>1, person->>2, person->>3,
      now(), now()
    from jsonb_array_elements(${given}::jsonb) with ordinality as given (person, number)`.execute(database);
  await sql`insert into preferences (account_id, community, updated_at)
    select number, array(select jsonb_array_elements_text(person->4)), now()
    from jsonb_array_elements(${given}::jsonb) with ordinality as given (person, number)
    where jsonb_typeof(person->4) = 'array'`.execute(database);
  await sql`insert into matching_rows (account_id, gender, is_listed, activity_rank, fresh_on, date_of_birth, religion,
      community, wanted_community, must_have)
    select profile.account_id, 'Female', true, 1, '2026-01-01', profile.date_of_birth, profile.religion,
      lower(profile.community), (select array_agg(lower(value)) from unnest(preference.community) value), '{}'
    from profiles profile left join preferences preference using (account_id)`.execute(database);
}
