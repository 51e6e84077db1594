import { showPushKey, subscribeToPush } from '#contract/notifications/push.ts';
import { deliverPush } from '#server/features/notifications/push/deliver-push.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import {
  type PushReceiver,
  startPushReceiver,
  type TestBrowser,
} from '#tests/support/receivers/push-receiver.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

type Signed = { token: string };

export type PushScene = {
  application: TestApplication;
  receiver: PushReceiver;
  /** A browser that the product does not know. */
  openBrowser: () => TestBrowser;
  subscribe: (member: Signed, browser: TestBrowser) => ReturnType<typeof callApi<typeof subscribeToPush>>;
  /** A member with an unread message and a browser that is notified of messages. */
  aMemberAway: () => Promise<{ member: TestMember; browser: TestBrowser }>;
  /** Sends a push that is ordered now, as the queue does a few seconds later. */
  deliver: (member: TestMember) => Promise<void>;
  /** How many browsers of the member are notified of messages. */
  countBrowsers: (member: TestMember) => Promise<number>;
  close: () => Promise<void>;
};

/** The product with a push service beside it. */
export async function startPushScene(environment: Record<string, string> = {}): Promise<PushScene> {
  const receiver = await startPushReceiver();
  const application = await startApplication({ PUSH_SERVICES: receiver.origin, ...environment });
  const { context, clock } = application;
  const { token } = await aMember(application);
  const { body } = await callApi(application, { endpoint: showPushKey, input: {}, token });
  const openBrowser = () => receiver.open(body.data.key);
  const subscribe = (member: Signed, { subscription }: TestBrowser) =>
    callApi(application, { endpoint: subscribeToPush, input: subscription, token: member.token });
  return {
    application,
    receiver,
    openBrowser,
    subscribe,
    aMemberAway: async () => {
      const member = await aMember(application);
      await addUnread(application, member);
      const browser = openBrowser();
      await subscribe(member, browser);
      return { member, browser };
    },
    deliver: async ({ user_id: accountId }) => {
      clock.advanceMinutes(1);
      await deliverPush(context, { accountId, orderedAt: clock.now() });
    },
    countBrowsers: async ({ user_id }) => {
      const rows = context.database.selectFrom('pushSubscriptions').select('id');
      return (await rows.where('accountId', '=', user_id).execute()).length;
    },
    close: async () => {
      await application.close();
      await receiver.close();
    },
  };
}

/** An unread message, as far as pushes need to know of it. */
async function addUnread(application: TestApplication, { user_id: accountId }: TestMember): Promise<void> {
  const { user_id: partnerId } = await aMember(application, { gender: 'Male' });
  const { database, now } = application.context;
  const [lowId, highId] = [Math.min(accountId, partnerId), Math.max(accountId, partnerId)];
  const { id: conversationId } = await database
    .insertInto('conversations')
    .values({ lowId, highId, createdAt: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const side = { accountId, partnerId, conversationId, unread: 1 };
  await database.insertInto('conversationSides').values(side).execute();
}
