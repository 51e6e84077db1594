import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { takeBackMessage as takeBackMessageEndpoint } from '#contract/conversations/messages.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { withdrawNotification } from '#server/features/notifications/notifications.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { silently, type Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { presentMessage } from './conversations.presenter.ts';
import { countAgain, findSide, type Pair, type Side } from './conversations.repository.ts';
import { mayTakeBack } from './conversations.rules.ts';
import { deleteFor, takeBack } from './message-changes.repository.ts';
import { findMessage, findReadMessage, type ReadMessage } from './messages.repository.ts';
import { findOpennessOf } from './openness.ts';

type Named = { accountId: number; messageId: number };

/**
 * Takes an own message back within fifteen minutes: its text is removed for both. It is possible in a closed conversation, too, where
 * the partner hears nothing of it. Throws message_not_found, message_not_yours, take_back_too_late.
 */
export async function takeBackMessage(
  context: Context,
  named: Named,
): Promise<{ data: EndpointData<typeof takeBackMessageEndpoint> }> {
  const { accountId, messageId: id } = named;
  return context.transact(async (work) => {
    const { database } = work;
    const { message, partnerId, side } = await lockMessage(database, named);
    const now = context.now();
    if (message.senderId !== accountId) throw problem('message_not_yours');
    if (message.takenBackAt === null) {
      if (!mayTakeBack(message.createdAt, now)) throw problem('take_back_too_late');
      await takeBack(database, { conversationId: side.conversationId, id, now });
      const { closedReason } = await findOpennessOf(database, { viewerId: accountId, partnerId });
      const toPartner = closedReason === null ? work : silently(work);
      await recount(toPartner, { accountId: partnerId, partnerId: accountId });
      toPartner.announce(partnerId, { type: 'message_changed', partner_id: accountId });
      work.announce(accountId, { type: 'message_changed', partner_id: partnerId });
    }
    return { data: presentMessage(await requireMessage(database, { side, ...named }), accountId) };
  });
}

/** Deletes a message for the member alone. Throws message_not_found. */
export async function deleteMessage({ transact }: Context, named: Named): Promise<void> {
  const { accountId, messageId: id } = named;
  await transact(async (work) => {
    const { database } = work;
    const { message, partnerId, side } = await lockMessage(database, named);
    if (message.isDeleted) return;
    const { conversationId } = side;
    const deleting = message.senderId === accountId ? 'sender' : 'receiver';
    await deleteFor(database, { conversationId, id, side: deleting });
    await recount(work, { accountId, partnerId });
    work.announce(accountId, { type: 'message_changed', partner_id: partnerId });
  });
}

/** Locks the two members of a message and reads it as one of them has it. */
async function lockMessage(
  database: Database,
  { accountId, messageId }: Named,
): Promise<{ message: ReadMessage; partnerId: number; side: Side }> {
  // The two members of a message never change, so they can be read before both are locked.
  const found = await findMessage(database, messageId);
  if (found === undefined || ![found.lowId, found.highId].includes(accountId)) {
    throw problem('message_not_found');
  }
  const partnerId = found.lowId === accountId ? found.highId : found.lowId;
  await lockAccounts(database, [accountId, partnerId]);
  const side = await findSide(database, { accountId, partnerId });
  if (side === undefined || messageId <= side.clearedId) throw problem('message_not_found');
  return { message: await requireMessage(database, { side, accountId, messageId }), partnerId, side };
}

async function requireMessage(
  database: Database,
  { side, accountId, messageId: id }: Named & { side: Side },
): Promise<ReadMessage> {
  const message = await findReadMessage(database, { reader: { ...side, accountId }, id });
  if (message === undefined) throw problem('message_not_found');
  return message;
}

/** Counts the unread messages of a member again, and withdraws the notification when none is left. */
async function recount(work: Work, pair: Pair): Promise<void> {
  const unread = await countAgain(work.database, pair);
  if (unread === 0) await withdrawNotification(work, { ...pair, kind: 'message_received' });
}
