import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { notificationKinds } from '#contract/notifications/notification.choices.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { showSettings, updateSettings } from '#contract/settings/settings.ts';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { updateSettings as changeSettings } from '#server/features/settings/own-settings.ts';
import type { Context } from '#server/platform/context.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aContactView } from '#tests/factories/a-contact-view.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

type Changes = EndpointInput<typeof updateSettings>;
const show = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: showSettings, input: {}, token })).body.data;
const change = ({ token }: TestMember, input: Changes) =>
  callApi(application, { endpoint: updateSettings, input, token });

const usual = {
  contact_audience: 'members',
  has_chosen_audience: false,
  shows_visits: true,
  is_income_private: false,
  is_hidden: false,
  language: null,
  notifications: Object.entries(notificationKinds).map(([kind, telling]) => ({ kind, ...telling })),
  // A profile with nothing but its registration.
  first_profile_step: 'photo',
  deletion_due_at: null,
};

describe('the own settings', () => {
  it('have defaults until they are changed', async () => {
    expect(await show(await aMember(application))).toEqual(usual);
  });

  it.each<Changes>([
    { contact_audience: 'accepted' },
    { contact_audience: 'nobody' },
    { shows_visits: false },
    { is_income_private: true },
    { is_hidden: true },
    { language: 'ml' },
  ])('change only in the fields that are sent: %j', async (changes) => {
    const member = await aMember(application);
    const changed = { ...usual, ...changes, has_chosen_audience: changes.contact_audience !== undefined };
    const { body } = await change(member, changes);
    expect([body.message, body.data]).toEqual(['Your settings are saved.', changed]);
    expect(await show(member)).toEqual(changed);
    await change(member, {});
    expect(await show(member)).toEqual(changed);
  });

  it('can follow the language of the browser again', async () => {
    const member = await aMember(application);
    await change(member, { language: 'ml' });
    await change(member, { language: null });
    expect(await show(member)).toEqual(usual);
  });

  it('of notifications change kind by kind', async () => {
    const member = await aMember(application);
    await change(member, { notifications: [{ kind: 'visit', bell: false, mail: true }] });
    await change(member, { notifications: [{ kind: 'interest_received', bell: true, mail: false }] });
    const tellings = new Map((await show(member)).notifications.map(({ kind, ...rest }) => [kind, rest]));
    expect(tellings.get('visit')).toEqual({ bell: false, mail: true });
    expect(tellings.get('interest_received')).toEqual({ bell: true, mail: false });
    expect(tellings.get('search_alert')).toEqual({ bell: true, mail: true });
    await change(member, { notifications: usual.notifications as Changes['notifications'] });
    expect(await show(member)).toEqual(usual);
  });

  it('of a kind that comes by mail alone never include the bell', async () => {
    const member = await aMember(application);
    await change(member, { notifications: [{ kind: 'weekly_digest', bell: true, mail: true }] });
    const { notifications } = await show(member);
    expect(notifications).toContainEqual({ kind: 'weekly_digest', bell: false, mail: true });
  });

  it('lose nothing when two windows change them concurrently', async () => {
    const member = await aMember(application);
    await Promise.all([
      change(member, { notifications: [{ kind: 'visit', bell: false, mail: false }] }),
      change(member, { notifications: [{ kind: 'contact_viewed', bell: false, mail: false }] }),
      change(member, { shows_visits: false }),
      change(member, { language: 'hi' }),
    ]);
    const { notifications, shows_visits, language } = await show(member);
    const silent = notifications.filter(({ bell }) => !bell).map(({ kind }) => kind);
    expect([silent, shows_visits, language]).toEqual([
      ['contact_viewed', 'visit', 'weekly_digest'],
      false,
      'hi',
    ]);
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ contact_audience: 'everybody' }, 'contact_audience', 'Choose one of the listed values'],
    [{ shows_visits: 'no' }, 'shows_visits', 'This value is not valid'],
    [{ is_hidden: null }, 'is_hidden', 'This value is not valid'],
    [{ language: 'English' }, 'language', 'Choose one of the listed values'],
  ])('refuse %j', async (input, field, message) => {
    const { status, body } = await change(await aMember(application), input);
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('exist for members alone', async () => {
    const { token } = await anAdministrator(application);
    expect((await callApi(application, { endpoint: showSettings, input: {}, token })).status).toBe(403);
    expect((await callApi(application, { endpoint: showSettings, input: {} })).status).toBe(401);
  });
});

describe('a hidden profile', () => {
  it('is shown to no other member until it is made visible again', async () => {
    const her = await aMember(application, { firstname: 'Hidesherself' });
    const him = await aGroom(application);
    const { token } = him;
    const isSeen = async () => {
      const input = { partner_id: her.user_id };
      const { status } = await callApi(application, { endpoint: showPartner, input, token });
      const search = { search: 'hidesherself' };
      const { body } = await callApi(application, { endpoint: searchMembers, input: search, token });
      return [status, body.data.length];
    };
    expect(await isSeen()).toEqual([200, 1]);
    await change(her, { is_hidden: true });
    expect(await isSeen()).toEqual([404, 0]);
    await change(her, { is_hidden: false });
    expect(await isSeen()).toEqual([200, 1]);
  });

  it('stays hidden while its account is about to be deleted', async () => {
    const member = await aMember(application);
    await change(member, { is_hidden: true });
    const { database, now } = application.context;
    const dueAt = new Date(now().getTime() + 7 * 24 * 60 * 60_000);
    const deletion = { accountId: member.user_id, requestedAt: now(), dueAt, wasHidden: false };
    await database.insertInto('accountDeletions').values(deletion).execute();
    const { status, body } = await change(member, { is_hidden: false, language: 'hi' });
    expect([status, body.code, body.message]).toEqual([
      409,
      'deletion_pending',
      'This account will be deleted soon. Choose to keep it before you show your profile again.',
    ]);
    expect(await show(member)).toMatchObject({
      is_hidden: true,
      language: null,
      deletion_due_at: dueAt.toISOString(),
    });
    expect((await change(member, { is_hidden: true, language: 'hi' })).status).toBe(200);
  });
});

describe('a private income', () => {
  it('is the same setting as in the profile, and is shown to no other member at once', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    await callApi(application, {
      endpoint: updateProfile,
      input: { annual_income: '7654321' },
      token: her.token,
    });
    const findShownIncome = async () => {
      const input = { partner_id: her.user_id };
      const { body } = await callApi(application, { endpoint: showPartner, input, token: him.token });
      return body.data[0]?.u_annual_income;
    };
    expect(await findShownIncome()).toBe(7_654_321);
    await change(her, { is_income_private: true });
    expect(await findShownIncome()).toBeNull();
    const { body } = await callApi(application, { endpoint: showProfile, input: {}, token: her.token });
    expect(body.data[0]?.u_private_income).toBe(true);
    await callApi(application, { endpoint: updateProfile, input: { is_private: false }, token: her.token });
    expect((await show(her)).is_income_private).toBe(false);
  });
});

describe('a change of settings', () => {
  /** The announced events, with the accounts that receive them. */
  const listen = async (accountId: number, input: Changes): Promise<[number, LiveEvent][]> => {
    const heard: [number, LiveEvent][] = [];
    const context: Context = {
      ...application.context,
      transact: (run) =>
        application.context.transact((work) =>
          run({ ...work, announce: (receiverId, event) => void heard.push([receiverId, event]) }),
        ),
    };
    await changeSettings(context, { accountId, input });
    return heard;
  };

  it.each<[string, Changes, boolean]>([
    ['hiding', { is_hidden: true }, true],
    ['another audience of the contact details', { contact_audience: 'nobody' }, true],
    ['a language', { language: 'ml' }, false],
    ['what is so already', { is_hidden: false, contact_audience: 'members' }, false],
  ])(
    'is announced to the own windows, and to members in contact when it is visible to them: %s',
    async (_what, input, isSeen) => {
      const [her, waiting, connected, declined] = [
        await aMember(application),
        await aGroom(application),
        await aGroom(application),
        await aGroom(application),
      ];
      const { user_id: senderId } = her;
      await anInterest(application, { senderId, receiverId: waiting.user_id });
      await anInterest(application, {
        senderId: connected.user_id,
        receiverId: senderId,
        status: 'accepted',
      });
      await anInterest(application, { senderId, receiverId: declined.user_id, status: 'rejected' });
      const toOthers = [connected, waiting].flatMap(({ user_id }) => [
        [user_id, { type: 'partner_changed', partner_id: senderId }],
        [user_id, { type: 'notifications_changed' }],
      ]);
      const own = [senderId, { type: 'settings_changed' }];
      expect(await listen(senderId, input)).toEqual([own, ...(isSeen ? toOthers : [])]);
    },
  );

  it('is announced once to members who viewed the contact details or whose details were viewed', async () => {
    const { user_id: her } = await aMember(application);
    const [viewer, viewed] = [await aGroom(application), await aGroom(application)];
    await aContactView(application, { viewerId: viewer.user_id, partnerId: her });
    await aContactView(application, { viewerId: her, partnerId: viewer.user_id });
    await aContactView(application, { viewerId: her, partnerId: viewed.user_id });
    const announced = (await listen(her, { is_hidden: true })).filter(
      ([, { type }]) => type === 'partner_changed',
    );
    expect(announced.map(([id]) => id).toSorted((a, b) => a - b)).toEqual([viewer.user_id, viewed.user_id]);
  });

  it('is not announced across a block in either direction', async () => {
    const { user_id: her } = await aMember(application);
    const [blocked, blocking] = [await aGroom(application), await aGroom(application)];
    for (const { user_id: receiverId } of [blocked, blocking]) {
      await anInterest(application, { senderId: her, receiverId, status: 'accepted' });
    }
    await aBlock(application, { blockerId: her, blockedId: blocked.user_id });
    await aBlock(application, { blockerId: blocking.user_id, blockedId: her });
    expect(await listen(her, { is_hidden: true })).toEqual([[her, { type: 'settings_changed' }]]);
  });

  it('of a hidden member is announced to others only when the member becomes visible', async () => {
    const { user_id: her } = await aMember(application);
    const { user_id: him } = await aGroom(application);
    await anInterest(application, { senderId: her, receiverId: him, status: 'accepted' });
    const own = [her, { type: 'settings_changed' }];
    await listen(her, { is_hidden: true });
    expect(await listen(her, { contact_audience: 'nobody' })).toEqual([own]);
    const ofBoth = [
      own,
      [him, { type: 'partner_changed', partner_id: her }],
      [him, { type: 'notifications_changed' }],
    ];
    expect(await listen(her, { is_hidden: false })).toEqual(ofBoth);
  });
});
