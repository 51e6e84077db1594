import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import {
  mostShortlisted,
  type toggleShortlist as toggleShortlistEndpoint,
} from '#contract/shortlist/shortlist.ts';
import { countCards } from '#server/features/plans/plans.ts';
import { requireVisible } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import {
  deleteEntry,
  insertEntry,
  listShortlisted,
  lockShortlist,
  type ShortlistPair,
} from './shortlist.repository.ts';

/**
 * Adds a partner to the own shortlist or removes them, as `wanted` says or else the other way round, in all windows of the member. Calls
 * of the same member run one after the other. Throws partner_not_found, too_many_cards, too_fast, and shortlist_full when the shortlist has its most entries.
 */
export async function toggleShortlist(
  context: Context,
  { wanted, ...pair }: ShortlistPair & { wanted: boolean | undefined },
): Promise<{ data: EndpointData<typeof toggleShortlistEndpoint>; message: MessageKey }> {
  const { accountId, partnerId } = pair;
  await requireVisible(context, { viewerId: accountId, partnerId });
  // Else the shortlist would show every card without end. Counted before it is stored, so that a refused one is not on it.
  const known = await listShortlisted(context.database, accountId);
  if (!known.includes(partnerId)) await countCards(context, { accountId, cards: 1 });
  const wishlisted = await context.transact(async ({ database, announce }) => {
    await lockShortlist(database, accountId);
    const shortlisted = await listShortlisted(database, accountId);
    const isShortlisted = shortlisted.includes(partnerId);
    const isWanted = wanted ?? !isShortlisted;
    if (isWanted === isShortlisted) return isWanted;
    announce(accountId, { type: 'shortlist_changed', partner_id: partnerId });
    if (!isWanted) {
      await deleteEntry(database, pair);
      return false;
    }
    if (shortlisted.length >= mostShortlisted) throw problem('shortlist_full');
    if (!(await insertEntry(database, { ...pair, now: context.now() }))) throw problem('partner_not_found');
    return true;
  });
  return { data: { wishlisted }, message: wishlisted ? 'outcome.shortlisted' : 'outcome.unshortlisted' };
}
