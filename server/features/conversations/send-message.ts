import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { sendMessage as sendMessageEndpoint } from '#contract/conversations/messages.ts';
import { warningOf } from './warnings/message-warnings.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { notify, pushTo } from '#server/features/notifications/notifications.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { presentMessage } from './conversations.presenter.ts';
import { findSendingSide, openConversation, type Side } from './conversations.repository.ts';
import { minuteEnd, minuteStart } from './conversations.rules.ts';
import { findReadMessage, findSentAt, type ReadMessage, storeMessage } from './messages.repository.ts';
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
  const { senderId, partner_id: partnerId, client_id: clientId, text } = sending;
  return transact(async (work) => {
    const { database } = work;
    await lockAccounts(database, [senderId, partnerId]);
    const now = clock();
    const at = { database, now: () => now };
    const earlier = await findSendingSide(database, { senderId, partnerId, clientId });
    if (earlier !== undefined && earlier.sentId !== null) {
      return answerAgain(at, { side: earlier, senderId, id: earlier.sentId });
    }
    await requireOpen(database, { viewerId: senderId, partnerId });
    const left = await spendAllowance(at, senderId);
    const side = earlier ?? (await openConversation(database, { accountId: senderId, partnerId, now }));
    const replyTo = await findAnswered(database, { side, senderId, id: sending.reply_to });
    const message = { senderId, clientId, text, warning: warningOf(text), createdAt: now };
    const stored = await storeMessage(database, {
      ...message,
      ...side,
      partnerId,
      replyToId: replyTo?.id ?? null,
    });
    await announceMessage(work, { senderId, receiverId: partnerId, unread: stored.unread, now });
    const sent = { ...newMessage, ...message, ...stored, replyTo: replyTo && asAnswered(replyTo) };
    return { data: presentMessage(sent, senderId), left };
  });
}

/** The answer to a message that was sent before. */
async function answerAgain(
  at: At,
  { side, senderId, id }: { side: Side; senderId: number; id: number },
): Promise<Sent> {
  const message = await findReadMessage(at.database, { reader: { ...side, accountId: senderId }, id });
  if (message === undefined) throw problem('message_not_found');
  const { messages: quota } = await findAllowance(at, senderId);
  return { data: presentMessage(message, senderId), left: quota?.left ?? null };
}

/** What nobody has done yet with a message that was just sent. */
const newMessage = { deliveredAt: null, seenAt: null, takenBackAt: null, isDeleted: false };

function asAnswered({ id, senderId, text, takenBackAt }: ReadMessage): ReadMessage['replyTo'] {
  return { id, senderId, text, isTakenBack: takenBackAt !== null };
}

/** How many messages are left today after one more; null for no limit. Throws message_limit_reached, too_many_messages. */
async function spendAllowance(at: At, senderId: number): Promise<number | null> {
  const { messages: quota, messagesPerMinute, resetSeconds } = await findAllowance(at, senderId);
  if (quota?.left === 0) throw problem('message_limit_reached', { retryAfter: resetSeconds });
  if (messagesPerMinute !== null) await requireMinute(at, { senderId, most: messagesPerMinute });
  return quota === null ? null : quota.left - 1;
}

/** Throws too_many_messages when the member has sent all messages of a minute, in all conversations together. */
async function requireMinute(
  { database, now: clock }: At,
  { senderId, most }: { senderId: number; most: number },
): Promise<void> {
  const now = clock();
  // When the minute of the oldest message that fills the limit is over, the next one can be sent.
  const oldest =
    most === 0 ? now : await findSentAt(database, { senderId, since: minuteStart(now), rank: most });
  if (oldest === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((minuteEnd(oldest).getTime() - now.getTime()) / 1000));
  throw problem('too_many_messages', { retryAfter });
}

/** The message that another one answers. Throws message_not_found for one that the sender does not have. */
async function findAnswered(
  database: Database,
  { side, senderId, id }: { side: Side; senderId: number; id: number | undefined },
): Promise<ReadMessage | null> {
  if (id === undefined) return null;
  const answered = await findReadMessage(database, { reader: { ...side, accountId: senderId }, id });
  if (answered === undefined || answered.isDeleted) throw problem('message_not_found');
  return answered;
}

type Stored = { senderId: number; receiverId: number; unread: number; now: Date };

/** Announces a message to the windows of both, and notifies a receiver who had read everything before. */
async function announceMessage(work: Work, { senderId, receiverId, unread, now }: Stored): Promise<void> {
  if (unread === 1) {
    const notification = { kind: 'message_received', partnerId: senderId } as const;
    await notify(work, { accountId: receiverId, notification, now });
    await pushTo(work, { accountId: receiverId, now });
  }
  work.announce(receiverId, { type: 'message_changed', partner_id: senderId });
  work.announce(senderId, { type: 'message_changed', partner_id: receiverId });
}
