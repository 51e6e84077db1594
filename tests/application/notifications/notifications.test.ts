import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications, readNotifications } from '#contract/notifications/notifications.ts';
import { deleteOldNotifications } from '#server/features/notifications/notifications.jobs.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const tell = ({ user_id: accountId }: TestMember, count: number) =>
  application.context.transact((work) =>
    notify(work, {
      accountId,
      notification: { kind: 'search_alert', details: { searchId: 7, name: 'Around Kochi', count } },
      now: application.clock.now(),
    }),
  );
async function list({ token }: TestMember) {
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  return { unread: (body as { unread?: number }).unread, notices: body.data };
}

describe('the bell', () => {
  it('shows the latest notifications first, and the number of unread ones', async () => {
    const member = await aMember(application);
    await tell(member, 1);
    await tell(member, 2);
    const { unread, notices } = await list(member);
    expect(unread).toBe(2);
    expect(notices).toEqual([
      expect.objectContaining({
        kind: 'search_alert',
        search_id: 7,
        name: 'Around Kochi',
        count: 2,
        is_read: false,
      }),
      expect.objectContaining({ count: 1 }),
    ]);
  });

  it('marks notifications as read up to the named one, and newer ones stay unread', async () => {
    const member = await aMember(application);
    await tell(member, 1);
    const [seen] = (await list(member)).notices;
    await tell(member, 2);
    const input = { up_to: seen?.notification_id ?? 0 };
    const { body } = await callApi(application, { endpoint: readNotifications, input, token: member.token });
    expect(body.data).toEqual({ unread: 1 });
    expect((await list(member)).notices.map(({ is_read }) => is_read)).toEqual([false, true]);
  });

  it('shows fifty, and counts all', async () => {
    const member = await aMember(application);
    for (let count = 1; count <= 52; count += 1) await tell(member, count);
    const { unread, notices } = await list(member);
    expect([unread, notices.length, notices[0]?.count]).toEqual([52, 50, 52]);
  });

  it('shows only the notifications of its owner', async () => {
    const [member, other] = [await aMember(application), await aMember(application)];
    await tell(member, 1);
    const [notice] = (await list(member)).notices;
    const input = { up_to: notice?.notification_id ?? 0 };
    await callApi(application, { endpoint: readNotifications, input, token: other.token });
    expect((await list(other)).notices).toEqual([]);
    expect((await list(member)).unread).toBe(1);
  });

  it('is unchanged when the transaction of the event is rolled back', async () => {
    const member = await aMember(application);
    const { user_id: accountId } = member;
    const notification = { kind: 'search_alert', details: { searchId: 7, name: 'None', count: 1 } } as const;
    const taken = application.context.transact(async (work) => {
      await notify(work, { accountId, notification, now: application.clock.now() });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect((await list(member)).notices).toEqual([]);
  });

  it('loses notifications after ninety days, and with the account', async () => {
    const own = await startApplication();
    try {
      const member = await aMember(own);
      const { database } = own.context;
      const details = { searchId: 7, name: 'Old', count: 1 };
      const add = () =>
        own.context.transact((work) =>
          notify(work, {
            accountId: member.user_id,
            notification: { kind: 'search_alert', details },
            now: own.clock.now(),
          }),
        );
      const count = async () => (await database.selectFrom('notifications').select('id').execute()).length;
      await add();
      own.clock.advanceMinutes(89 * 24 * 60);
      await add();
      await deleteOldNotifications(own.context);
      expect(await count()).toBe(2);
      own.clock.advanceMinutes(2 * 24 * 60);
      await deleteOldNotifications(own.context);
      expect(await count()).toBe(1);
      await database.deleteFrom('accounts').where('id', '=', member.user_id).execute();
      expect(await count()).toBe(0);
    } finally {
      await own.close();
    }
  });
});
