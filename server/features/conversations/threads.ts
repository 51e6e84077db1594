import type { EndpointData, EndpointExtra, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  listThreads as listThreadsEndpoint,
  showThread as showThreadEndpoint,
} from '#contract/conversations/conversations.ts';
import type { countUnread as countUnreadEndpoint } from '#contract/conversations/unread.ts';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { withdrawNotification } from '#server/features/notifications/notifications.ts';
import type { ViewerAndPartner } from '#server/features/partners/partners.ts';
import { countCards, findAllowance } from '#server/features/plans/plans.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pagingOf } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { presentConversation, presentFirstWords, presentThread } from './conversations.presenter.ts';
import {
  clearSide,
  countUnreadOf,
  findSide,
  listThreadRows,
  openConversation,
  type Pair,
  saveWarningRead,
  type Side,
} from './conversations.repository.ts';
import { findFirstUnread } from './messages.repository.ts';
import { findAcceptedInterest } from './openness.repository.ts';
import { findOpenness, findOpennessOf, type Openness, unavailable } from './openness.ts';

/**
 * A page of the own conversations, the latest first. A partner who cannot be seen has no picture, and no name unless the viewer blocked
 * them.
 */
export async function listThreads(
  context: Context,
  { viewerId, page, limit, search }: ValidInput<typeof listThreadsEndpoint> & { viewerId: number },
): Promise<{ data: EndpointData<typeof listThreadsEndpoint> } & EndpointExtra<typeof listThreadsEndpoint>> {
  const { database } = context;
  const viewpoint = await findViewpoint(database, viewerId);
  const { memberIdPrefix } = await findSiteSettings(database);
  const memberId = readMemberId(search, memberIdPrefix);
  const query = { viewpoint, search, memberId, limit, offset: (page - 1) * limit };
  const { rows, total } = await listThreadRows(database, query);
  const partnerIds = rows.map(({ partnerId }) => partnerId);
  const openness = await findOpenness(database, { viewerId, partnerIds });
  const data = rows.map((row) => presentThread(row, openness.get(row.partnerId) ?? unavailable));
  return { data, ...pagingOf({ page, limit }, total) };
}

/**
 * One conversation: that of a partner who can be seen, which counts as a card of a stranger, or one in which something was written. Throws
 * partner_not_found for any other, too_many_cards and too_fast.
 */
export async function showThread(
  context: Context,
  ids: ViewerAndPartner,
): Promise<{ data: EndpointData<typeof showThreadEndpoint> }> {
  const { database } = context;
  const { viewerId: accountId, partnerId } = ids;
  const side = await findSide(database, { accountId, partnerId });
  const openness = await findOpennessOf(database, ids);
  if (side === undefined) await countStranger(context, { accountId, openness });
  const firstUnread =
    side === undefined || side.unread === 0
      ? null
      : await findFirstUnread(database, { ...side, accountId, partnerId });
  const facts = {
    partner_id: partnerId,
    unread: side?.unread ?? 0,
    first_unread: firstUnread,
    has_read_warning: (side?.warningReadAt ?? null) !== null,
    interest: await showFirstWords(database, { pair: { accountId, partnerId }, side, openness }),
  };
  return { data: presentConversation(facts, openness) };
}

type Begun = { pair: Pair; side: Side | undefined; openness: Openness };

/** The message of the accepted interest, as long as the member sees whose it is and has not deleted the conversation. */
async function showFirstWords(
  database: Database,
  { pair, side, openness }: Begun,
): Promise<ConversationWire['interest']> {
  if (openness.name === null || (side?.clearedId ?? 0) > 0) return null;
  const interest = await findAcceptedInterest(database, pair);
  return interest === undefined ? null : presentFirstWords(interest);
}

/**
 * A conversation in which nothing was written has the name and the portrait of somebody that the member may know nothing of yet. Throws
 * partner_not_found, too_many_cards and too_fast.
 */
async function countStranger(
  context: Context,
  { accountId, openness }: { accountId: number; openness: Openness },
): Promise<void> {
  if (openness.partner === undefined) throw problem('partner_not_found');
  if (openness.closedReason !== null) await countCards(context, { accountId, cards: 1 });
}

/** The unread messages of a member, and how many they can still send today. */
export async function countUnread(
  context: Context,
  accountId: number,
): Promise<{ data: EndpointData<typeof countUnreadEndpoint> }> {
  const counts = await countUnreadOf(context.database, accountId);
  const { messages: quota } = await findAllowance(context, accountId);
  return { data: { ...counts, left: quota?.left ?? null, limit: quota?.limit ?? null } };
}

/** Confirms the warning of a conversation, also before its first message. Throws partner_not_found, not_connected. */
export async function confirmWarning(
  context: Context,
  { viewerId: accountId, partnerId }: ViewerAndPartner,
): Promise<void> {
  await context.transact(async (work) => {
    const { database } = work;
    const now = context.now();
    await lockAccounts(database, [accountId, partnerId]);
    if ((await findSide(database, { accountId, partnerId })) === undefined) {
      const { partner } = await findOpennessOf(database, { viewerId: accountId, partnerId });
      if (partner === undefined) throw problem('partner_not_found');
      if (partner.interestStatus !== 'accepted') throw problem('not_connected');
    }
    await openConversation(database, { accountId, partnerId, now });
    await saveWarningRead(database, { accountId, partnerId, now });
    work.announce(accountId, { type: 'message_changed', partner_id: partnerId });
  });
}

/** Deletes all messages up to now for the member. Throws partner_not_found when there is no conversation. */
export async function clearThread(
  { transact }: Context,
  { viewerId: accountId, partnerId }: ViewerAndPartner,
): Promise<void> {
  await transact(async (work) => {
    await lockAccounts(work.database, [accountId, partnerId]);
    if ((await findSide(work.database, { accountId, partnerId })) === undefined) {
      throw problem('partner_not_found');
    }
    await clearSide(work.database, { accountId, partnerId });
    await withdrawNotification(work, { accountId, kind: 'message_received', partnerId });
    work.announce(accountId, { type: 'message_changed', partner_id: partnerId });
  });
}
