import type { EndpointData, EndpointExtra } from '#contract/endpoint.ts';
import { mostVisitors, visitDays, type listVisits as contract } from '#contract/visits/list-visits.ts';
import { describePartners } from '#server/features/partners/partners.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import { listVisited, listVisitors } from './visits.repository.ts';

const dayMs = 24 * 60 * 60_000;

type Visits = { data: EndpointData<typeof contract> } & EndpointExtra<typeof contract>;

/**
 * Who looked at the own profile in the last days, or at whom the viewer looked. Whoever browses without being shown sees no
 * visitors either.
 */
export async function listVisits(
  context: Context,
  { viewerId, type }: { viewerId: number; type: 'visited_me' | 'i_visited' },
): Promise<Visits> {
  const { showsVisits } = await findMemberSettings(context.database, viewerId);
  const is_browsing_unshown = !showsVisits;
  if (is_browsing_unshown && type === 'visited_me') return { data: [], is_browsing_unshown };
  const since = new Date(context.now().getTime() - visitDays * dayMs);
  const list = type === 'visited_me' ? listVisitors : listVisited;
  const visits = await list(context.database, { accountId: viewerId, since, most: mostVisitors });
  const visitedAt = new Map(visits.map((visit) => [visit.accountId, visit.visitedAt]));
  const ids = [...visitedAt.keys()];
  const cards = await describePartners(context, { viewerId, ids, declined: 'shown' });
  const data = cards.flatMap((card) => {
    const at = visitedAt.get(card.u_id);
    return at === undefined ? [] : [{ ...card, visited_at: at.toISOString() }];
  });
  return { data, is_browsing_unshown };
}
