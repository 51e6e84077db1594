import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showUser } from '#contract/members/members.ts';
import { correctPerson } from '#contract/members/corrections.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { waitForMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: { token: string };
beforeAll(async () => {
  application = await startApplication();
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
  it.each(['Male', 'Other'] as const)('is not changed to %s by the member', async (gender) => {
    const her = await aMember(application);
    const { status, body } = await call(her, updateProfile, { gender, city: 'Kochi' });
    const message =
      'Only our team can change the gender, because it decides which profiles are shown. Please write to our support.';
    expect([status, body.errors]).toEqual([422, [{ field: 'gender', message }]]);
    expect(await genderOf(her)).toBe('Female');
    expect((await call(her, updateProfile, { gender: 'Female', city: 'Kochi' })).status).toBe(200);
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
    const [mail] = await waitForMails(application.outbox, { address: her.email, count: 1 });
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
