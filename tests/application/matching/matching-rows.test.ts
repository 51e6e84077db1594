import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { markSeen } from '#server/features/accounts/accounts.repository.ts';
import { refreshAllMatching } from '#server/features/matching/matching.ts';
import { aMember, anAdministrator, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aPictureFile } from '#tests/factories/a-picture.ts';
import { callApi } from '#tests/support/call-api.ts';
import { claim, invite } from '#tests/support/invite.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const dayMinutes = 24 * 60;
let application: TestApplication;
let administrator: { token: string };
beforeAll(async () => {
  application = await startApplication();
  administrator = await anAdministrator(application);
});
afterAll(() => application.close());

async function readRows() {
  const { database } = application.context;
  const rows = await database.selectFrom('matchingRows').selectAll().orderBy('accountId').execute();
  const terms = await database.selectFrom('searchTerms').selectAll().orderBy('accountId').execute();
  // The shares follow from all members together, so they change when they are counted anew.
  return {
    rows: rows.map(({ wantedShares: _shares, ...row }) => row),
    terms: terms.map((row) => ({ ...row, terms: row.terms.toSorted() })),
  };
}

/** The stored rows equal rows that are computed anew. */
async function expectFresh(): Promise<void> {
  const { database } = application.context;
  const stored = await readRows();
  await database.deleteFrom('matchingRows').execute();
  await database.deleteFrom('searchTerms').execute();
  await refreshAllMatching(database);
  expect(stored).toEqual(await readRows());
}

const rowOf = (accountId: number) =>
  application.context.database
    .selectFrom('matchingRows')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();

async function change<E extends Endpoint>(
  { token }: { token: string },
  call: { endpoint: E; input: EndpointInput<E> },
): Promise<void> {
  const { status, body } = await callApi(application, { ...call, token });
  expect([status, body.message]).toEqual([200, body.message]);
}

/** Changes of a member, each with the columns of the matching row that change. */
const changes: readonly [string, (member: TestMember) => Promise<unknown>, object | null][] = [
  [
    'a profile is filled in',
    (member) =>
      change(member, {
        endpoint: updateProfile,
        input: { height: 160, city: 'Fort KOCHI', diet: 'Veg', annual_income: '500000-750000' },
      }),
    { height: 160, city: 'fort kochi', incomeFrom: 500_000, incomeTo: 750_000 },
  ],
  [
    'an income becomes private',
    (member) => change(member, { endpoint: updateProfile, input: { is_private: true } }),
    { incomeFrom: null, incomeTo: null },
  ],
  [
    'a fact becomes “Prefer not to say”',
    (member) => change(member, { endpoint: updateProfile, input: { religion: 'Prefer not to say' } }),
    { religion: null },
  ],
  [
    'a fact is taken away',
    (member) => change(member, { endpoint: updateProfile, input: { height: '' } }),
    { height: null },
  ],
  [
    'a preference is stated',
    (member) =>
      change(member, {
        endpoint: updatePreference,
        input: { age: '25-32', religion: 'Hindu, Our own way', must_have: 'age' },
      }),
    { wantedAgeFrom: 25, wantedReligion: ['hindu', 'our own way'], mustHave: ['age'] },
  ],
  [
    'a criterion is taken back, and its mark with it',
    (member) => change(member, { endpoint: updatePreference, input: { age: '' } }),
    { wantedAgeFrom: null, wantedAgeTo: null, mustHave: [] },
  ],
  [
    'an administrator switches the account off',
    ({ user_id }) => change(administrator, { endpoint: switchUser, input: { user_id } }),
    { isListed: false },
  ],
  ['the account is erased', ({ email }) => erasePerson(application.context, email), null],
];

describe('the matching rows equal a fresh computation after', () => {
  it('each kind of change of a member', async () => {
    const member = await aMember(application);
    await aMember(application, { gender: 'Male', dob: '1990-01-01' });
    for (const [what, run, columns] of changes) {
      await run(member);
      await expectFresh();
      expect([what, (await rowOf(member.user_id)) ?? null]).toMatchObject([what, columns]);
    }
  });

  it('a registration that is not verified', async () => {
    const { email } = await anUnverifiedMember(application);
    await expectFresh();
    const { id } = await application.context.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect((await rowOf(id))?.isListed).toBe(false);
  });

  it('a profile picture is set and removed', async () => {
    const member = await aMember(application);
    const activityRank = async () => (await rowOf(member.user_id))?.activityRank ?? 0;
    const before = await activityRank();
    const { path } = await aPhoto(application, { token: member.token, width: 300, height: 400 });
    await expectFresh();
    expect(await activityRank()).toBe(before);
    await change(member, { endpoint: updateProfile, input: { file: path } });
    await expectFresh();
    expect(await activityRank()).toBe(before + 4);
    const images = [await aPictureFile({ width: 300, height: 400 })];
    await change(member, { endpoint: updateProfile, input: { images } });
    await expectFresh();
    await change(member, { endpoint: updateProfile, input: { file: null, images: '' } });
    await expectFresh();
    expect(await activityRank()).toBe(before);
  });

  it('a member returns on a later day', async () => {
    const member = await aMember(application);
    const before = (await rowOf(member.user_id))?.activityRank ?? 0;
    application.clock.advanceMinutes(dayMinutes);
    await change(member, { endpoint: showSession, input: {} });
    await expectFresh();
    expect((await rowOf(member.user_id))?.activityRank).toBe(before + 1);
    application.clock.advanceMinutes(2 * dayMinutes);
    const input = { emailOrMobile: member.email, password: member.password };
    await callApi(application, { endpoint: login, input });
    await expectFresh();
    expect((await rowOf(member.user_id))?.activityRank).toBe(before + 3);
  });

  it('an invitation is claimed', async () => {
    administrator = await anAdministrator(application);
    const { token } = await invite({ application, token: administrator.token });
    const before = (await readRows()).rows.length;
    expect((await claim({ application, token: administrator.token }, { token })).status).toBeLessThan(300);
    await expectFresh();
    expect((await readRows()).rows).toHaveLength(before + 1);
  });
});

describe('concurrent changes of one member', () => {
  const rounds = 20;

  it('cause neither a stale row nor a deadlock', async () => {
    const { database, now, transact } = application.context;
    const member = await aMember(application);
    const { user_id: id } = member;
    for (let round = 0; round < rounds; round += 1) {
      const height = 150 + round;
      await Promise.all([
        change(member, { endpoint: updateProfile, input: { height, city: `Town ${round}` } }),
        change(member, { endpoint: updatePreference, input: { age: `${20 + round}-60`, diet: 'Veg' } }),
        transact((work) => markSeen(work, { account: { id, lastSeenAt: null }, now: now() })),
        change(member, { endpoint: updateProfile, input: { mother_tongue: 'Malayalam', diet: 'Vegan' } }),
      ]);
      application.clock.advanceMinutes(dayMinutes);
      expect(await rowOf(id)).toMatchObject({
        height,
        city: `town ${round}`,
        wantedAgeFrom: 20 + round,
        wantedDiet: ['veg'],
      });
    }
    expect(await database.selectFrom('accounts').select('id').where('id', '=', id).execute()).toHaveLength(1);
    await expectFresh();
  });
});
