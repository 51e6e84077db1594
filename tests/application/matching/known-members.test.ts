import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { fillSearchTerms } from '#server/features/matching/matching.ts';
import { fillCriteria } from '#server/migrations/0054-expected-shares.ts';
import { fillMarks } from '#server/migrations/0064-wanted-marks.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
beforeAll(async () => {
  application = await startApplication();
  await anAdministrator(application);
  await anUnverifiedMember(application);
  bride = await aMember(application, { religion: 'Our own way', lastname: 'O’Brien-Kurian' });
  const groom = await aGroom(application, {
    profile: {
      city: 'Fort Kochi',
      state: 'Kerala',
      country: 'India',
      working_as: 'Lighthouse keeper',
      height: 178,
    },
  });
  const input = {
    age: '25-40',
    religion: 'Hindu,Our own way',
    profile_managed_by: 'My Self',
    must_have: 'age',
  };
  await callApi(application, { endpoint: updatePreference, input, token: bride.token });
  const income = { annual_income: '900000', is_private: true, diet: 'Prefer not to say' };
  await callApi(application, { endpoint: updateProfile, input: income, token: groom.token });
});
afterAll(() => application.close());

async function readMatchingTables() {
  const { database } = application.context;
  const matching = await database.selectFrom('matchingRows').selectAll().orderBy('accountId').execute();
  // The completion of the members so far is counted by a later step, and the shares when a process starts.
  const rows = matching.map(({ completion: _completion, wantedShares: _shares, ...row }) => row);
  const terms = await database.selectFrom('searchTerms').selectAll().orderBy('accountId').execute();
  const words = await database.selectFrom('searchWords').selectAll().orderBy('word').execute();
  const spellings = await database.selectFrom('searchSpellings').selectAll().execute();
  return {
    rows,
    terms: terms.map((row) => ({ ...row, terms: row.terms.toSorted() })),
    words,
    spellings: spellings.map(({ spelling, word }) => `${word} ${spelling}`).toSorted(),
  };
}

it('members who registered before there was matching get the same rows as new ones', async () => {
  const { database } = application.context;
  const expected = await readMatchingTables();
  expect(expected.rows).toHaveLength(3);
  for (const table of ['matchingRows', 'searchTerms', 'searchWords', 'searchSpellings'] as const) {
    await database.deleteFrom(table).execute();
  }
  // The step of that time wrote to the column that a later one renames.
  await sql`alter table matching_rows rename column activity_rank to standing`.execute(database);
  await sql`alter index matching_rows_by_activity_rank rename to matching_rows_by_standing`.execute(database);
  await migrations['0013-known-members']?.up(database);
  await migrations['0015-activity-rank']?.up(database);
  await fillCriteria(database);
  await fillMarks(database);
  await migrations['0077-weight-of-religion']?.up(database);
  expect((await readMatchingTables()).rows).toEqual(expected.rows);
  await fillSearchTerms(application.context);
  expect(await readMatchingTables()).toEqual(expected);
  const { status, body } = await callApi(application, {
    endpoint: listMatches,
    input: {},
    token: bride.token,
  });
  expect([status, body.message]).toEqual([200, body.message]);
});
