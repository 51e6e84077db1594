import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMatches } from '#contract/matches/matches.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { findSeeker, firstPhase, rankCandidates } from '#server/features/matching/matching.ts';
import { refreshStatistics } from '#server/features/matching/shares.repository.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** More than are ranked exactly, so that the bounds of the scans apply. */
const grooms = 14_000;
const tallest = 205;
const rare = 30;

describe('among fourteen thousand members', () => {
  let application: TestApplication;
  let bride: TestMember;
  beforeAll(async () => {
    application = await startApplication();
    const { database } = application.context;
    bride = await aMember(application);
    await sql`
      insert into accounts (email, password_hash, created_at, email_verified_at)
      select 'groom.' || number || '@example.org', '', now(), now() from generate_series(1, ${grooms}::integer) as number`.execute(
      database,
    );
    await sql`
      insert into profiles (account_id, profile_for, gender, first_name, last_name, date_of_birth, height, religion, community,
        created_at, updated_at)
      select id, 'My Self', 'Male', 'Arjun', 'Nair', '1995-03-14', 175, 'hindu', 'hindu-nair', now(), now()
      from accounts where email like 'groom.%'`.execute(database);
    // The rare ones have the lowest activity rank.
    await sql`
      insert into matching_rows (account_id, gender, is_listed, activity_rank, fresh_on, date_of_birth, height, religion, community, must_have)
      select account_id, gender, true, account_id, now(), date_of_birth,
        case when row_number() over (order by account_id) <= ${rare}::integer then ${tallest}::integer else height end,
        religion, community, '{}'
      from profiles where gender = 'Male'`.execute(database);
    // They are 50 to 54; one is 58, which is rarer than what is counted.
    await sql`
      update matching_rows set date_of_birth = ${application.context.now()}::timestamptz::date - interval '1 month'
        - case when account_id % ${rare}::integer = 0 then 58 else 50 + account_id % 5 end * interval '1 year'
      where height = ${tallest}::integer`.execute(database);
    await refreshStatistics(database);
    await sql`analyze matching_rows`.execute(database);
  });
  afterAll(() => application.close());

  it('nothing stated finds the most active', async () => {
    const { context } = application;
    const seeker = await findSeeker(context, bride.user_id);
    expect(seeker.preference.stated.size).toBe(0);
    const { ids } = await rankCandidates(context, { seeker, excluded: [], phase: firstPhase, least: 12 });
    const { rows } = await sql<{ accountId: number }>`
      select account_id from matching_rows where gender = 'Male' order by activity_rank desc limit 12`.execute(
      context.database,
    );
    expect(ids.slice(0, 12)).toEqual(rows.map(({ accountId }) => accountId));
  });

  it('a rare must-have finds all who meet it, however low their activity rank', async () => {
    const { token } = bride;
    const wish = { height: `${tallest}-213`, must_have: 'height' };
    await callApi(application, { endpoint: updatePreference, input: wish, token });
    const first = await callApi(application, { endpoint: listMatches, input: { limit: 24 }, token });
    const cursor = first.body.next ?? '';
    const second = await callApi(application, { endpoint: listMatches, input: { cursor }, token });
    expect([first, second].map(({ body }) => body.data.length)).toEqual([24, rare - 24]);
    expect(second.body.next).toBeNull();
  });

  it('a rare age finds all who have it, in the years of birth alone', async () => {
    const { token } = bride;
    const wish = { age: '50-58', religion: 'Hindu', height: '', must_have: 'age,religion' };
    await callApi(application, { endpoint: updatePreference, input: wish, token });
    const ask = (cursor?: string) =>
      callApi(application, { endpoint: listMatches, input: { limit: 24, cursor }, token });
    const first = await ask();
    const second = await ask(first.body.next ?? '');
    const found = [first, second].flatMap(({ body }) => body.data.map((card) => card.u_id));
    expect([found.length, new Set(found).size]).toEqual([rare, rare]);
    expect(second.body.next).toBeNull();
    const statements = await recordStatements(() => ask());
    const scans = statements.filter(({ text }) => text.includes('matching_rows candidate'));
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter(({ text }) => !text.includes('birth (year)'))).toEqual([]);
  });
});
