import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showUser } from '#contract/members/members.ts';
import { correctPerson } from '#contract/members/corrections.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { reviewing } from '#tests/application/moderation/support/reviewing.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: { token: string };
beforeAll(async () => {
  application = await startApplication();
});
// Each test has its own, who may make ten corrections a minute.
beforeEach(async () => {
  desk = await anAdministrator(application);
});
afterAll(() => application.close());

const call = <E extends Endpoint>({ token }: { token: string }, endpoint: E, input: EndpointInput<E>) =>
  callApi(application, { endpoint, input, token });
const reason = 'Asked for by phone.';
const correct = ({ user_id }: TestMember, change: { gender?: 'Male' | 'Female' | 'Other'; dob?: string }) =>
  call(desk, correctPerson, { user_id, reason, ...change });
const sees = async (viewer: TestMember, { user_id }: TestMember) =>
  (await call(viewer, showPartner, { partner_id: user_id })).status === 200;
const genderOf = async (member: TestMember) => (await call(member, showProfile, {})).body.data[0]?.u_gender;

describe('the gender of a member', () => {
  it.each(['everything', 'nothing_new'] as const)(
    'is changed by the member after a moderator has approved it, where the mode is %s',
    async (mode) => {
      await updateSiteSetting(application.context, { key: 'reviewMode', text: mode });
      const [her, him] = [await aMember(application, { dob: '1990-02-03' }), await aGroom(application)];
      const bride = await aMember(application);
      const review = reviewing(application);
      for (const member of [her, him, bride]) await review.approve(desk, { member, kind: 'new' });
      expect([await sees(him, her), await sees(bride, her)]).toEqual([true, false]);
      expect((await call(her, updateProfile, { gender: 'Male' })).status).toBe(200);
      expect(await genderOf(her)).toBe('Male');
      expect([await sees(him, her), await sees(bride, her)]).toEqual([true, false]);
      await review.approve(desk, { member: her, kind: 'changed' });
      expect([await sees(him, her), await sees(bride, her)]).toEqual([false, true]);
      await updateSiteSetting(application.context, { key: 'reviewMode', text: 'everything' });
    },
  );

  it.each(['everything', 'nothing_new'] as const)(
    'of a new profile waits unseen, and shows its member nobody else, where the mode is %s',
    async (mode) => {
      const review = reviewing(application);
      const [him, bride] = [await aGroom(application), await aMember(application)];
      for (const member of [him, bride]) await review.approve(desk, { member, kind: 'new' });
      await review.setMode(mode);
      const her = await aMember(application, { dob: '1990-02-03' });
      const all = async () => [await sees(her, him), await sees(her, bride), await sees(bride, her)];
      for (const gender of ['Male', 'Other', 'Female', 'Male'] as const) {
        await call(her, updateProfile, { gender });
        expect([...(await all()), await genderOf(her)]).toEqual([true, false, false, gender]);
      }
      await review.reject(desk, { member: her, kind: 'new' });
      expect([...(await all()), await genderOf(her)]).toEqual([true, false, false, 'Male']);
      await call(her, updateProfile, { about: 'Likes to walk' });
      await review.approve(desk, { member: her, kind: 'new' });
      expect([...(await all()), await genderOf(her)]).toEqual([false, true, true, 'Male']);
      await review.setMode('everything');
    },
  );

  it('of a new profile that its member takes back does not wait', async () => {
    const [her, him] = [await aMember(application, { dob: '1990-02-03' }), await aGroom(application)];
    for (const gender of ['Male', 'Female'] as const) await call(her, updateProfile, { gender });
    await reviewing(application).approve(desk, { member: her, kind: 'new' });
    expect([await sees(him, her), await genderOf(her)]).toEqual([true, 'Female']);
  });

  it('is refused where the person is below the legal age of a groom, also when it is approved', async () => {
    const year = application.clock.now().getUTCFullYear();
    const young = await aMember(application, { dob: `${year - 20}-01-01` });
    const { status, body } = await call(young, updateProfile, { gender: 'Male' });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['dob']]);
    expect(await genderOf(young)).toBe('Female');
  });

  it('is corrected by an administrator, with a mail and an entry in the audit log', async () => {
    const [her, him] = [await aMember(application, { dob: '1990-02-03' }), await aGroom(application)];
    const bride = await aMember(application);
    expect([await sees(him, her), await sees(her, bride)]).toEqual([true, false]);
    expect((await correct(her, { gender: 'Male' })).body.message).toBe(
      'The profile is corrected. The member gets a mail.',
    );
    expect([await sees(him, her), await sees(her, bride), await sees(bride, her)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await call(desk, showUser, { user_id: her.user_id })).body.data.u_gender).toBe('Male');
    const [mail] = await receiveMails(application, { address: her.email, count: 1 });
    expect(mail?.subject).toBe('Your InTandem profile was corrected');
    const entry = await application.context.database
      .selectFrom('auditEntries')
      .selectAll()
      .where('subject', '=', `account ${her.user_id}`)
      .executeTakeFirst();
    expect(entry).toMatchObject({ action: 'member.person_corrected', reason });
    expect((await correct(her, { gender: 'Male' })).body.code).toBe('person_unchanged');
  });

  it('and the date of birth are checked together against the legal age', async () => {
    const year = application.clock.now().getFullYear();
    const her = await aMember(application, { dob: `${year - 20}-01-01` });
    const outcome = async (change: Parameters<typeof correct>[1]) => {
      const { status, body } = await correct(her, change);
      return [status, ...(body.errors ?? []).map(({ field }) => field)];
    };
    expect(await outcome({ gender: 'Male' })).toEqual([422, 'dob']);
    expect(await outcome({ gender: 'Other' })).toEqual([422, 'dob']);
    expect(await outcome({ dob: `${year - 17}-01-01` })).toEqual([422, 'dob']);
    expect(await outcome({ gender: 'Male', dob: `${year - 30}-01-01` })).toEqual([200]);
    expect(await outcome({ dob: `${year - 20}-01-01` })).toEqual([422, 'dob']);
    expect(await outcome({ gender: 'Female', dob: `${year - 20}-01-01` })).toEqual([200]);
  });
});

describe('a member who is neither bride nor groom', () => {
  it('sees and is seen by those who are neither, and nobody else', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    const neither = await aMember(application, { dob: '1990-02-03' });
    const friend = await aMember(application, { dob: '1990-02-03' });
    for (const member of [neither, friend]) {
      expect((await correct(member, { gender: 'Other' })).status).toBe(200);
    }
    for (const other of [her, him]) {
      expect([await sees(neither, other), await sees(other, neither)]).toEqual([false, false]);
    }
    expect([await sees(neither, friend), await sees(friend, neither)]).toEqual([true, true]);
    const found = (await call(neither, searchMembers, {})).body.data;
    expect(found.map(({ u_id }) => u_id)).toEqual([friend.user_id]);
  });
});

describe('a date of birth that a moderator has not approved', () => {
  const dob = '1990-02-03';
  const seenBy = async (viewer: TestMember, { user_id }: TestMember) =>
    (await call(viewer, showPartner, { partner_id: user_id })).body.data[0]?.u_dob;
  const waitingOf = async (member: TestMember) =>
    (await calls.list(desk)).body.data.filter(({ u_id }) => u_id === member.user_id);
  let calls: ReturnType<typeof reviewing>;
  beforeAll(async () => {
    calls = reviewing(application);
    await calls.setMode('nothing_new');
  });

  const aBrideWith = async (change: EndpointInput<typeof updateProfile>) => {
    const her = await aMember(application, { dob });
    await calls.approve(desk, { member: her, kind: 'new' });
    await calls.save(her, change);
    return her;
  };

  it('is not published by a correction of the gender', async () => {
    const her = await aBrideWith({ dob: '1995-05-06' });
    await calls.reject(desk, { member: her, kind: 'changed' });
    const bride = await aMember(application);
    await calls.approve(desk, { member: bride, kind: 'new' });
    expect((await correct(her, { gender: 'Male' })).status).toBe(200);
    expect(await seenBy(bride, her)).toBe(dob);
    expect((await calls.own(her)).profile.u_dob).toBe('1995-05-06');
  });

  it('counts when the administrator enters the same, and nothing waits any more', async () => {
    const her = await aBrideWith({ dob: '1995-05-06' });
    const him = await aGroom(application);
    expect(await waitingOf(her)).toHaveLength(1);
    expect((await correct(her, { dob: '1995-05-06' })).status).toBe(200);
    expect(await seenBy(him, her)).toBe('1995-05-06');
    expect(await waitingOf(her)).toEqual([]);
    expect((await calls.own(her)).review).toBeNull();
  });

  it('is refused when it would be below the legal age of the corrected gender', async () => {
    const year = application.clock.now().getFullYear();
    const her = await aBrideWith({ dob: `${year - 19}-01-01` });
    const { status, body } = await correct(her, { gender: 'Male' });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['dob']]);
  });

  it('is not approved below the legal age of a gender that was corrected after it was rejected', async () => {
    const year = application.clock.now().getFullYear();
    const her = await aBrideWith({ dob: `${year - 19}-01-01` });
    await calls.reject(desk, { member: her, kind: 'changed' });
    expect((await correct(her, { gender: 'Male' })).status).toBe(200);
    await calls.save(her, { firstname: 'New' });
    const { status, body } = await calls.approve(desk, { member: her, kind: 'changed' });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['dob']]);
    const bride = await aMember(application);
    await calls.approve(desk, { member: bride, kind: 'new' });
    expect(await seenBy(bride, her)).toBe(dob);
  });

  it('is not approved below a legal age that was raised while it waited', async () => {
    const year = application.clock.now().getFullYear();
    const her = await aBrideWith({ dob: `${year - 19}-01-01` });
    await updateSiteSetting(application.context, { key: 'legalAgeBride', text: '21' });
    expect((await calls.approve(desk, { member: her, kind: 'changed' })).status).toBe(422);
    await updateSiteSetting(application.context, { key: 'legalAgeBride', text: '18' });
    expect((await calls.approve(desk, { member: her, kind: 'changed' })).status).toBe(200);
  });
});
