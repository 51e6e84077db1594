import type { EndpointData } from '#contract/endpoint.ts';
import type { MessageKey } from '#contract/messages.ts';
import { mostShortlisted, type toggleShortlist as contract } from '#contract/shortlist/toggle-shortlist.ts';
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

type Toggled = { data: EndpointData<typeof contract>; message: MessageKey };

/**
 * Puts somebody on the own shortlist or takes them from it, in all windows of the member. Calls of one member follow one
 * another, so that two at once end where two after each other do. Throws partner_not_found; shortlist_full instead of adding
 * one too many.
 */
export async function toggleShortlist(context: Context, pair: ShortlistPair): Promise<Toggled> {
  await requireVisible(context, { viewerId: pair.accountId, partnerId: pair.partnerId });
  const wishlisted = await context.transact(async ({ database, announce }) => {
    await lockShortlist(database, pair.accountId);
    announce(pair.accountId, { type: 'shortlist_changed', partner_id: pair.partnerId });
    if (await deleteEntry(database, pair)) return false;
    const shortlisted = await listShortlisted(database, pair.accountId);
    if (shortlisted.length >= mostShortlisted) throw problem('shortlist_full');
    if (!(await insertEntry(database, { ...pair, now: context.now() }))) throw problem('partner_not_found');
    return true;
  });
  return { data: { wishlisted }, message: wishlisted ? 'outcome.shortlisted' : 'outcome.unshortlisted' };
}
