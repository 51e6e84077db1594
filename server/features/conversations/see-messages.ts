import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { seeMessages as seeMessagesEndpoint } from '#contract/conversations/messages.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { withdrawNotification } from '#server/features/notifications/notifications.ts';
import type { ViewerAndPartner } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { findSide, listUndeliveredPartners, saveSeen } from './conversations.repository.ts';
import { markDelivered, markSeen } from './message-changes.repository.ts';
import { findLastId } from './messages.repository.ts';
import { findOpenness, findOpennessOf, requireOpen } from './openness.ts';

/**
 * Marks the partner's messages up to one as seen, and returns how many are unread. The partner learns of it while the conversation is
 * open, so that a closed one does not reveal that its reader is here. Throws partner_not_found when nothing was written.
 */
export async function seeMessages(
  context: Context,
  { viewerId: accountId, ...input }: ValidInput<typeof seeMessagesEndpoint> & { viewerId: number },
): Promise<{ data: { unread: number } }> {
  const { partner_id: partnerId, m_id: upTo } = input;
  return context.transact(async (work) => {
    const { database } = work;
    await lockAccounts(database, [accountId, partnerId]);
    const now = context.now();
    const side = await findSide(database, { accountId, partnerId });
    if (side === undefined) throw problem('partner_not_found');
    const { conversationId } = side;
    const seenId = await findLastId(database, { conversationId, upTo });
    const unread =
      seenId > side.seenId ? await saveSeen(database, { accountId, partnerId, seenId }) : side.unread;
    if (unread === 0 && side.unread > 0) {
      await withdrawNotification(work, { accountId, kind: 'message_received', partnerId });
    }
    const { closedReason } = await findOpennessOf(database, { viewerId: accountId, partnerId });
    const marking = { conversationId, senderId: partnerId, upTo: seenId, now };
    const isTold = closedReason === null && (await markSeen(database, marking)) > 0;
    if (isTold) work.announce(partnerId, { type: 'message_changed', partner_id: accountId });
    if (isTold || unread !== side.unread) {
      work.announce(accountId, { type: 'message_changed', partner_id: partnerId });
    }
    return { data: { unread } };
  });
}

/** Marks everything that was sent to the member in open conversations as delivered. */
export async function confirmDelivery(context: Context, accountId: number): Promise<void> {
  const undelivered = await listUndeliveredPartners(context.database, accountId);
  // Mostly nothing waits, so it is asked without a lock.
  const waiting = await listOpen(context.database, { viewerId: accountId, partnerIds: undelivered });
  if (waiting.length === 0) return;
  await context.transact(async (work) => {
    const { database } = work;
    const now = context.now();
    await lockAccounts(database, [accountId, ...waiting]);
    for (const partnerId of await listOpen(database, { viewerId: accountId, partnerIds: waiting })) {
      const side = await findSide(database, { accountId, partnerId });
      if (side === undefined) continue;
      const { conversationId } = side;
      const marked = await markDelivered(database, { conversationId, senderId: partnerId, now });
      if (marked > 0) work.announce(partnerId, { type: 'message_changed', partner_id: accountId });
    }
  });
}

/** Those of some partners with which the conversation is open. */
async function listOpen(
  database: Database,
  { viewerId, partnerIds }: { viewerId: number; partnerIds: readonly number[] },
): Promise<number[]> {
  if (partnerIds.length === 0) return [];
  const openness = await findOpenness(database, { viewerId, partnerIds });
  return partnerIds.filter((id) => openness.get(id)?.closedReason === null);
}

/** Shows the partner that the caller is writing. Throws the problems of the endpoint. */
export async function sayTyping(context: Context, ids: ViewerAndPartner): Promise<void> {
  await requireOpen(context.database, ids);
  await context.transact(async ({ announce }) =>
    announce(ids.partnerId, { type: 'partner_typing', partner_id: ids.viewerId }),
  );
}
