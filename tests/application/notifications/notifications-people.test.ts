import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications, readNotifications } from '#contract/notifications/notifications.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { notify, type NewNotification } from '#server/features/notifications/notifications.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { tokenOf } from '#tests/application/photos/support/photo-token.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const dayMinutes = 24 * 60;
const aPair = async () => [await aMember(application), await aGroom(application)] as const;
type PersonalKind = Extract<NewNotification, { partnerId: number }>['kind'];

const tell = (
  { user_id: accountId }: TestMember,
  { user_id: partnerId }: TestMember,
  kind: PersonalKind = 'interest_received',
) =>
  application.context.transact((work) =>
    notify(work, { accountId, notification: { kind, partnerId }, now: application.clock.now() }),
  );
async function list({ token }: TestMember) {
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  return { unread: (body as { unread?: number }).unread, notices: body.data };
}
const kindsOf = async (member: TestMember) => (await list(member)).notices.map(({ kind }) => kind);
const readAll = async (member: TestMember) => {
  const [latest] = (await list(member)).notices;
  const input = { up_to: latest?.notification_id ?? 1 };
  return callApi(application, { endpoint: readNotifications, input, token: member.token });
};
const choose = ({ token }: TestMember, input: EndpointInput<typeof updateSettings>) =>
  callApi(application, { endpoint: updateSettings, input, token });
const hide = ({ user_id }: TestMember, isHidden: boolean) =>
  application.context.database.updateTable('accounts').set({ isHidden }).where('id', '=', user_id).execute();

describe('a notification about a member', () => {
  it('shows the name and the picture', async () => {
    const [her, him] = await aPair();
    const photo = await aPhoto(application, { token: him.token, width: 60, height: 80 });
    await callApi(application, {
      endpoint: updateProfile,
      input: { file: photo.path },
      token: him.token,
    });
    await tell(her, him);
    const [notice] = (await list(her)).notices;
    expect(notice).toEqual({
      notification_id: expect.any(Number),
      kind: 'interest_received',
      partner: {
        u_id: him.user_id,
        u_firstname: 'Joseph',
        u_lastname: 'Varghese',
        u_gender: 'Male',
        u_profile_pic: expect.stringContaining(tokenOf(photo.path) ?? ''),
        photo_placeholder: expect.stringContaining('data:image/'),
      },
      search_id: null,
      review: null,
      name: '',
      count: 1,
      is_read: false,
      created_at: application.clock.now().toISOString(),
    });
    expect(JSON.stringify(notice)).not.toContain('@');
  });

  it.each<PersonalKind>([
    'interest_received',
    'interest_accepted',
    'interest_declined',
    'interest_cancelled',
    'message_received',
    'contact_viewed',
    'visit',
  ])('of kind %s is on the bell, unless the member switched it off', async (kind) => {
    const [her, him] = await aPair();
    await tell(her, him, kind);
    expect(await kindsOf(her)).toEqual([kind]);
    await choose(her, { notifications: [{ kind, bell: false, mail: false }] });
    const other = await aGroom(application);
    await tell(her, other, kind);
    expect((await list(her)).notices).toHaveLength(1);
  });

  it('is deleted with that member', async () => {
    const [her, him] = await aPair();
    await tell(her, him);
    await application.context.database.deleteFrom('accounts').where('id', '=', him.user_id).execute();
    expect(await list(her)).toEqual({ unread: 0, notices: [] });
  });
});

describe('the same notification about the same member', () => {
  it('is one while unread, and moves to the top', async () => {
    const [her, him] = await aPair();
    await tell(her, him, 'visit');
    await tell(her, him, 'contact_viewed');
    application.clock.advanceMinutes(dayMinutes - 1);
    await tell(her, him, 'visit');
    const { unread, notices } = await list(her);
    expect([unread, notices.map(({ kind }) => kind)]).toEqual([2, ['visit', 'contact_viewed']]);
    expect(notices[0]?.created_at).toBe(application.clock.now().toISOString());
  });

  it('is added again when the first was read, is a day old, or is about another member', async () => {
    const [her, him] = await aPair();
    await tell(her, him, 'visit');
    await readAll(her);
    await tell(her, him, 'visit');
    expect(await kindsOf(her)).toEqual(['visit', 'visit']);
    application.clock.advanceMinutes(dayMinutes);
    await tell(her, him, 'visit');
    await tell(her, await aGroom(application), 'visit');
    expect(await list(her)).toMatchObject({ unread: 3, notices: { length: 4 } });
  });
});

describe('while a member is invisible', () => {
  it.each<[string, (her: TestMember, him: TestMember) => Promise<unknown>]>([
    ['is hidden', (_her, him) => hide(him, true)],
    ['was blocked', (her, him) => aBlock(application, { blockerId: her.user_id, blockedId: him.user_id })],
    ['blocked', (her, him) => aBlock(application, { blockerId: him.user_id, blockedId: her.user_id })],
    [
      'is inactive',
      (_her, { user_id }) =>
        application.context.database
          .updateTable('accounts')
          .set({ status: 'inactive' })
          .where('id', '=', user_id)
          .execute(),
    ],
  ])('because he %s, notifications about him are neither listed nor counted', async (_reason, leave) => {
    const [her, him] = await aPair();
    const other = await aGroom(application);
    await tell(her, him);
    await tell(her, other);
    await leave(her, him);
    const { unread, notices } = await list(her);
    expect([unread, notices.map(({ partner }) => partner?.u_id)]).toEqual([1, [other.user_id]]);
  });

  it('they stay unread, and are listed when he is visible again', async () => {
    const [her, him] = await aPair();
    await tell(her, him);
    await tell(her, await aGroom(application));
    await hide(him, true);
    expect((await readAll(her)).body.data).toEqual({ unread: 0 });
    await hide(him, false);
    const { unread, notices } = await list(her);
    expect([unread, notices.map(({ is_read }) => is_read)]).toEqual([1, [true, false]]);
  });

  it('fifty notifications about others are listed', async () => {
    const [her, him] = await aPair();
    const other = await aGroom(application);
    const createdAt = application.clock.now();
    const rowOf = (partnerId: number) => ({
      accountId: her.user_id,
      kind: 'visit',
      details: '{}',
      partnerId,
      createdAt,
    });
    const rows = Array.from({ length: 52 }, () => [rowOf(other.user_id), rowOf(him.user_id)]).flat();
    await application.context.database.insertInto('notifications').values(rows).execute();
    await hide(him, true);
    expect(await list(her)).toMatchObject({ unread: 52, notices: { length: 50 } });
  });
});

describe('notifications of visits', () => {
  it.each(['her', 'him'] as const)('are not listed while visits are switched off for %s', async (who) => {
    const [her, him] = await aPair();
    await tell(her, him, 'visit');
    await tell(her, him, 'interest_received');
    const silent = { her, him }[who];
    await choose(silent, { shows_visits: false });
    expect(await list(her)).toMatchObject({ unread: 1, notices: [{ kind: 'interest_received' }] });
    await choose(silent, { shows_visits: true });
    expect(await kindsOf(her)).toEqual(['interest_received', 'visit']);
  });
});
