import type { EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import {
  mostVisitors,
  visitDays,
  type listVisits as listVisitsEndpoint,
} from '#contract/partners/list-visits.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { findMemberSettings, listMemberSettings } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import {
  findVisit,
  insertUnshownVisit,
  listVisited,
  listVisitors,
  markVisitShown,
  updateVisitTime,
  type VisitKey,
} from './visits.repository.ts';

/**
 * Records that a member opened a profile: one visit a day, with the latest time. The visit of a viewer who is hidden, or who
 * does not show visits, appears in their own list alone, and never replaces a shown visit of the same day. The first shown
 * visit of a day notifies the partner, unless the partner does not show visits.
 */
export async function recordVisit(
  { database, transact, now: clock }: Pick<Context, 'database' | 'transact' | 'now'>,
  { isViewerHidden, ...key }: VisitKey & { isViewerHidden: boolean },
): Promise<void> {
  const { viewerId, partnerId } = key;
  const now = clock();
  const settings = await listMemberSettings(database, [viewerId, partnerId]);
  const isShown = !isViewerHidden && settings.get(viewerId)?.showsVisits === true;
  const known = await findVisit(database, key);
  if (known !== undefined && (known.isShown || !isShown)) {
    if (known.isShown === isShown) await updateVisitTime(database, { ...key, now });
    return;
  }
  await transact(async (work) => {
    await insertUnshownVisit(work.database, { ...key, now });
    work.announce(viewerId, { type: 'visit_changed', partner_id: partnerId });
    if (!isShown || !(await markVisitShown(work.database, { ...key, now }))) return;
    if (settings.get(partnerId)?.showsVisits !== true) return;
    await notify(work, { accountId: partnerId, notification: { kind: 'visit', partnerId: viewerId }, now });
    work.announce(partnerId, { type: 'visit_changed', partner_id: viewerId });
  });
}

const dayMs = 24 * 60 * 60_000;

/**
 * The members who visited the viewer's profile in the last days, or the members visited by the viewer. A viewer who does not show
 * visits sees no visitors either.
 */
export async function listVisits(
  context: Context,
  { viewerId, type }: { viewerId: number; type: 'visited_me' | 'i_visited' },
): Promise<{ data: EndpointData<typeof listVisitsEndpoint> } & EndpointExtra<typeof listVisitsEndpoint>> {
  const { showsVisits } = await findMemberSettings(context.database, viewerId);
  const is_browsing_unshown = !showsVisits;
  if (is_browsing_unshown && type === 'visited_me') return { data: [], is_browsing_unshown };
  const since = new Date(context.now().getTime() - visitDays * dayMs);
  const list = type === 'visited_me' ? listVisitors : listVisited;
  const visits = await list(context.database, { accountId: viewerId, since, most: mostVisitors });
  const visitedAt = new Map(visits.map((visit) => [visit.accountId, visit.visitedAt]));
  const cards = await listCards(context, {
    viewerId,
    ids: [...visitedAt.keys()],
    declined: 'shown',
  });
  const data = cards.flatMap((card) => {
    const at = visitedAt.get(card.u_id);
    return at === undefined ? [] : [{ ...card, visited_at: at.toISOString() }];
  });
  return { data, is_browsing_unshown };
}
