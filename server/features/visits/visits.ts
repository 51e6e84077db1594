import type { EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import {
  mostVisitors,
  visitDays,
  type listVisits as listVisitsEndpoint,
} from '#contract/partners/list-visits.ts';
import { countProfile } from '#server/features/plans/plans.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { findMemberSettings, listMemberSettings } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Problem } from '#server/platform/problem.ts';
import {
  findVisit,
  insertUnshownVisit,
  listVisited,
  listVisitors,
  markVisitShown,
  updateVisitTime,
  type VisitKey,
} from './visits.repository.ts';

type Visit = VisitKey & {
  isViewerHidden: boolean;
  /** Whether the viewer may open the profile however many they opened. */
  isExpected: boolean;
};

/**
 * Records that a member opened a profile: one visit a day, with the latest time. The visit of a viewer who is hidden, or who
 * does not show visits, appears in their own list alone, and never replaces a shown visit of the same day. The first shown
 * visit of a day notifies the partner, unless the partner does not show visits. The first visit of a day counts as one of the profiles
 * that the viewer may open on it. Throws too_many_profiles and too_fast, which record nothing.
 */
export async function recordVisit(
  { database, transact, now: clock }: Pick<Context, 'database' | 'transact' | 'now'>,
  { isViewerHidden, isExpected, ...key }: Visit,
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
  const refusal = await transact(async (work) => {
    if (known === undefined && !isExpected) {
      const refused = await countFirstVisit(work, { key, now });
      if (refused !== null) return refused;
    }
    await insertUnshownVisit(work.database, { ...key, now });
    work.announce(viewerId, { type: 'visit_changed', partner_id: partnerId });
    if (!isShown || !(await markVisitShown(work.database, { ...key, now }))) return null;
    if (settings.get(partnerId)?.showsVisits !== true) return null;
    await notify(work, { accountId: partnerId, notification: { kind: 'visit', partnerId: viewerId }, now });
    work.announce(partnerId, { type: 'visit_changed', partner_id: viewerId });
    return null;
  });
  if (refusal !== null) throw refusal;
}

async function countFirstVisit(
  work: Pick<Work, 'database' | 'enqueue'>,
  { key, now }: { key: VisitKey; now: Date },
): Promise<Problem | null> {
  const { viewerId: accountId } = key;
  // Another call may open the same profile: it is counted once, because the lock is taken before the visit is looked for.
  return countProfile(work, {
    accountId,
    now,
    isCounted: async () => (await findVisit(work.database, key)) !== undefined,
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
