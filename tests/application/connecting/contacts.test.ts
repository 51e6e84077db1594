import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showContactAllowance } from '#contract/contacts/contacts.ts';
import { type ContactAudience } from '#contract/settings/contact-audience.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aContactView } from '#tests/factories/a-contact-view.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connecting } from '#tests/support/connecting.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let calls: ReturnType<typeof connecting>;
beforeAll(async () => {
  application = await startApplication();
  calls = connecting(application);
});
afterAll(() => application.close());

const aPair = async () => [await aMember(application), await aGroom(application)] as const;
const allow = ({ token }: TestMember, contact_audience: ContactAudience) =>
  callApi(application, { endpoint: updateSettings, input: { contact_audience }, token });
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof calls.view>>) => [
  status,
  body.code,
  body.message,
];
const allowanceOf = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: showContactAllowance, input: {}, token })).body.data;
const listOf = async (member: TestMember, type: string) => {
  const { body } = await calls.contacts(member, type);
  return body.data.map(({ u_id, contacted_at }) => [u_id, contacted_at]);
};

describe('contact details', () => {
  it('are shown, with the views left today', async () => {
    const [her, him] = await aPair();
    const before = await allowanceOf(her);
    expect(before).toEqual({ left: 1, limit: 1, resets_at: expect.any(String) });
    const { status, body } = await calls.view(her, him);
    expect([status, body.message]).toEqual([200, 'Here are the contact details.']);
    expect(body).toMatchObject({
      data: { u_email: him.email, u_mobile: `+91${him.mobile}` },
      left: 0,
      limit: 1,
      resets_at: before.resets_at,
      is_first: true,
    });
    expect(await allowanceOf(her)).toEqual({ ...before, left: 0 });
  });

  it('of somebody with an accepted interest take no view of the day, also when none is left', async () => {
    const [her, him] = await aPair();
    const [another, third] = [await aGroom(application), await aGroom(application)];
    await anInterest(application, { senderId: her.user_id, receiverId: him.user_id, status: 'accepted' });
    expect((await calls.view(her, him)).body).toMatchObject({ left: 1, is_first: true });
    await calls.view(her, another);
    await anInterest(application, { senderId: third.user_id, receiverId: her.user_id, status: 'accepted' });
    expect((await calls.view(her, third)).body).toMatchObject({
      data: { u_email: third.email },
      left: 0,
      is_first: true,
    });
    expect(await listOf(her, 'me')).toHaveLength(3);
  });

  it('are free when they were viewed before, on the same day and later', async () => {
    const [her, him] = await aPair();
    await calls.view(her, him);
    const again = await calls.view(her, him);
    expect(again.body).toMatchObject({ data: { u_email: him.email }, left: 0, is_first: false });
    application.clock.advanceMinutes(24 * 60);
    const later = await calls.view(her, him);
    expect(later.body).toMatchObject({ left: 1, is_first: false });
    expect((await calls.view(her, await aGroom(application))).body).toMatchObject({
      left: 0,
      is_first: true,
    });
  });

  it('beyond the quota are refused until the next day', async () => {
    const [her, him] = await aPair();
    await calls.view(her, him);
    const [second = 0] = await aCrowd(application, { count: 1 });
    const refused = await calls.view(her, { user_id: second });
    expect(outcomeOf(refused)).toEqual([
      429,
      'contact_limit_reached',
      'You have used all of today’s contact views. You will get new ones tomorrow.',
    ]);
    const { resets_at } = await allowanceOf(her);
    const seconds = (new Date(resets_at).getTime() - application.clock.now().getTime()) / 1000;
    expect([Number(refused.retryAfter), refused.body.retry_after]).toEqual([
      Math.ceil(seconds),
      Math.ceil(seconds),
    ]);
  });

  it('set to be shown to no one are refused also to earlier viewers', async () => {
    const [her, him] = await aPair();
    await anInterest(application, { senderId: her.user_id, receiverId: him.user_id, status: 'accepted' });
    await calls.view(her, him);
    await allow(him, 'nobody');
    expect(outcomeOf(await calls.view(her, him))).toEqual([
      403,
      'contact_private',
      'This member does not share contact details. You have not used a contact view.',
    ]);
  });

  it('for accepted interests only are shown after one in either direction, and take no view then', async () => {
    const [her, him] = await aPair();
    await allow(him, 'accepted');
    const refused = [
      403,
      'contact_needs_interest',
      'This member shares contact details only after an interest is accepted. You have not used a contact view.',
    ];
    expect(outcomeOf(await calls.view(her, him))).toEqual(refused);
    const id = await anInterest(application, { senderId: him.user_id, receiverId: her.user_id });
    expect(outcomeOf(await calls.view(her, him))).toEqual(refused);
    expect(await allowanceOf(her)).toMatchObject({ left: 1 });
    await calls.answer(her, { interest_id: id, status: 'accepted' });
    expect((await calls.view(her, him)).body).toMatchObject({ is_first: true, left: 1 });
  });

  it('of an invisible member are not found, also when they were viewed before', async () => {
    const [her, him] = await aPair();
    const unseen = [404, 'partner_not_found', 'Profile not found. Please try again.'];
    expect(outcomeOf(await calls.view(her, { user_id: 999_999 }))).toEqual(unseen);
    expect(outcomeOf(await calls.view(her, her))).toEqual(unseen);
    await calls.view(her, him);
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect(outcomeOf(await calls.view(her, him))).toEqual(unseen);
  });

  it('are not shown to hidden members, nor to members that the owner cannot see', async () => {
    const [her, him] = await aPair();
    const { database } = application.context;
    await database.updateTable('accounts').set({ isHidden: true }).where('id', '=', her.user_id).execute();
    expect(outcomeOf(await calls.view(her, him))).toEqual([
      409,
      'profile_hidden',
      'Your profile is hidden. Show it again in your settings to contact other members.',
    ]);
    await database.updateTable('accounts').set({ isHidden: false }).where('id', '=', her.user_id).execute();
    const profile = database.updateTable('profiles').where('accountId', '=', her.user_id);
    await profile.set({ gender: 'Other' }).execute();
    expect((await calls.view(her, him)).body.code).toBe('partner_not_found');
  });

  it('of a member without a mobile number are the e-mail alone', async () => {
    const [her, him] = await aPair();
    const { database } = application.context;
    await database.updateTable('accounts').set({ mobile: null }).where('id', '=', him.user_id).execute();
    expect((await calls.view(her, him)).body.data).toMatchObject({ u_email: him.email, u_mobile: null });
  });
});

describe('the lists of contacts', () => {
  it('show both members the views, latest first, without the details', async () => {
    const [her, him] = await aPair();
    const [other = 0] = await aCrowd(application, { count: 1 });
    await aContactView(application, { viewerId: her.user_id, partnerId: other });
    const first = application.clock.now().toISOString();
    application.clock.advanceMinutes(24 * 60);
    await calls.view(her, him);
    const second = application.clock.now().toISOString();
    expect(await listOf(her, 'me')).toEqual([
      [him.user_id, second],
      [other, first],
    ]);
    expect(await listOf(him, 'her')).toEqual([[her.user_id, second]]);
    expect(await listOf(him, '')).toEqual([[her.user_id, second]]);
    expect([await listOf(her, 'her'), await listOf(him, 'me')]).toEqual([[], []]);
    expect(JSON.stringify((await calls.contacts(her, 'me')).body)).not.toContain(him.email);
  });

  it('leave out invisible members', async () => {
    const [her, him] = await aPair();
    await calls.view(her, him);
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect([await listOf(her, 'me'), await listOf(him, 'her')]).toEqual([[], []]);
  });
});
