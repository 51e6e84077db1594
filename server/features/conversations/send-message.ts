import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { sendMessage as sendMessageEndpoint } from '#contract/conversations/messages.ts';
import { warningOf } from '#contract/conversations/message-warnings.rules.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { notify, pushTo } from '#server/features/notifications/notifications.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { presentMessage } from './conversations.presenter.ts';
import {
  countNewMessage,
  findSide,
  openConversation,
  type Side,
  takeChanges,
} from './conversations.repository.ts';
import { minuteEnd, minuteStart, mostPerMinute } from './conversations.rules.ts';
import { findReadMessage, findSent, findSentAt, insertMessage } from './messages.repository.ts';
import { requireOpen } from './openness.ts';

type Sending = ValidInput<typeof sendMessageEndpoint> & { senderId: number };
type Sent = { data: EndpointData<typeof sendMessageEndpoint>; left: number | null };
type At = Pick<Context, 'database' | 'now'>;

/**
 * Sends a message. Both accounts are locked first, so that the messages of two members have one order, a block comes before or after
 * each, and limits hold. A message that was sent before under the same client id is answered again. Throws the problems of the
 * endpoint.
 */
export async function sendMessage({ transact, now: clock }: Context, sending: Sending): Promise<Sent> {
  const { senderId, partner_id: partnerId, client_id: clientId } = sending;
  return transact(async (work) => {
    const { database } = work;
    await lockAccounts(database, [senderId, partnerId]);
    const now = clock();
    const at = { database, now: () => now };
    const earlier = await findSide(database, { accountId: senderId, partnerId });
    const sentBefore =
      earlier === undefined
        ? undefined
        : await findSent(database, { conversationId: earlier.conversationId, senderId, clientId });
    if (earlier !== undefined && sentBefore !== undefined) {
      const { messages: quota } = await findAllowance(at, senderId);
      return {
        data: await presentSent(database, { side: earlier, senderId, id: sentBefore }),
        left: quota?.left ?? null,
      };
    }
    await requireOpen(at, { viewerId: senderId, partnerId });
    const left = await spendAllowance(at, senderId);
    const side = await openConversation(database, { accountId: senderId, partnerId, now });
    const id = await storeMessage(database, { side, sending, now });
    await tellReceiver(work, { senderId, receiverId: partnerId, now });
    return { data: await presentSent(database, { side, senderId, id }), left };
  });
}

/** How many messages are left today after one more; null for no limit. Throws message_limit_reached, too_many_messages. */
async function spendAllowance(at: At, senderId: number): Promise<number | null> {
  const { messages: quota, resetSeconds } = await findAllowance(at, senderId);
  if (quota?.left === 0) throw problem('message_limit_reached', { retryAfter: resetSeconds });
  const now = at.now();
  const oldest = await findSentAt(at.database, { senderId, since: minuteStart(now), rank: mostPerMinute });
  if (oldest !== undefined) {
    const retryAfter = Math.max(1, Math.ceil((minuteEnd(oldest).getTime() - now.getTime()) / 1000));
    throw problem('too_many_messages', { retryAfter });
  }
  return quota === null ? null : quota.left - 1;
}

async function storeMessage(
  database: Database,
  { side, sending, now }: { side: Side; sending: Sending; now: Date },
): Promise<number> {
  const { senderId, text, client_id: clientId, reply_to: replyToId = null } = sending;
  const { conversationId } = side;
  if (replyToId !== null) {
    const reader = { ...side, accountId: senderId };
    const answered = await findReadMessage(database, { reader, id: replyToId });
    if (answered === undefined || answered.isDeleted) throw problem('message_not_found');
  }
  const change = (await takeChanges(database, { conversationId, count: 1 })) + 1;
  const warning = warningOf(text);
  return insertMessage(database, {
    conversationId,
    senderId,
    clientId,
    text,
    replyToId,
    warning,
    change,
    createdAt: now,
  });
}

/** Counts the message, announces it to the windows of both, and notifies a receiver who had read everything before. */
async function tellReceiver(
  work: Work,
  { senderId, receiverId, now }: { senderId: number; receiverId: number; now: Date },
): Promise<void> {
  const unreadBefore = await countNewMessage(work.database, { senderId, receiverId, now });
  if (unreadBefore === 0) {
    const notification = { kind: 'message_received', partnerId: senderId } as const;
    await notify(work, { accountId: receiverId, notification, now });
    await pushTo(work, { accountId: receiverId });
  }
  work.announce(receiverId, { type: 'message_changed', partner_id: senderId });
  work.announce(senderId, { type: 'message_changed', partner_id: receiverId });
}

async function presentSent(
  database: Database,
  { side, senderId, id }: { side: Side; senderId: number; id: number },
): Promise<Sent['data']> {
  const message = await findReadMessage(database, { reader: { ...side, accountId: senderId }, id });
  if (message === undefined) throw new Error('A message that was just stored is there');
  return presentMessage(message, senderId);
}
