import type { QueryClient } from '@tanstack/react-query';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { changePartners, removePartner, type PartnerChange } from '#web/connecting/cached-partners.rules.ts';
import { joinEvents, type ChangedPartner } from './event-batch.rules.ts';
import { applyCard, hasPartner, markDeclined } from './fresh-card.rules.ts';
import { allStalePaths, cardPaths, frequentPaths } from './stale-paths.data.ts';

/** The first event waits so long for others, and the next batch starts at the earliest so long after it. */
const batchMilliseconds = 40;
const pauseMilliseconds = 300;

/** Collects events and applies them to the query cache in batches. */
export function createEventBatcher(queries: QueryClient): {
  add: (event: LiveEvent) => void;
  stop: () => void;
} {
  let waiting: LiveEvent[] = [];
  let timer: number | undefined;
  let lastApplied = Number.NEGATIVE_INFINITY;
  const apply = () => {
    const { paths, partners } = joinEvents(waiting);
    waiting = [];
    timer = undefined;
    lastApplied = performance.now();
    void invalidatePaths(queries, paths);
    for (const partner of partners) void refreshPartner(queries, partner);
  };
  return {
    add: (event) => {
      waiting.push(event);
      const pause = lastApplied + pauseMilliseconds - performance.now();
      timer ??= window.setTimeout(apply, Math.max(batchMilliseconds, pause));
    },
    stop: () => window.clearTimeout(timer),
  };
}

/** Refetches everything that an event can change, because events may have been missed. */
export async function refetchEverything(queries: QueryClient): Promise<void> {
  await Promise.all([invalidatePaths(queries, allStalePaths), refreshProfiles(queries)]);
}

/** Refetches what may have changed between the first answers and the first connection. */
export async function refetchFrequent(queries: QueryClient): Promise<void> {
  await invalidatePaths(queries, frequentPaths);
}

/** What is on the screen is refetched at once, the rest when it is next shown. Paged lists stay as they are. */
async function invalidatePaths(queries: QueryClient, paths: ReadonlySet<string>): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [path, part] }) =>
      typeof path === 'string' && paths.has(path) && part !== 'pages',
  });
}

/** Brings the open profile of a partner and the partner's cards in all cached lists up to date. */
async function refreshPartner(queries: QueryClient, partner: ChangedPartner): Promise<void> {
  await Promise.all([refreshProfiles(queries, partner.id), refreshCards(queries, partner)]);
}

/**
 * Refetches the open profile, of one partner or of any, and removes the closed ones from the cache. Loading a profile counts
 * as a visit, so an invisible page refetches when it is next visible.
 */
async function refreshProfiles(queries: QueryClient, id?: number): Promise<void> {
  const queryKey = id === undefined ? [showPartner.path] : [showPartner.path, { partner_id: id }];
  queries.removeQueries({ queryKey, type: 'inactive' });
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
  await queries.invalidateQueries({ queryKey, refetchType });
}

/**
 * Loads one fresh card and changes the partner's rows in the cached lists by it: a refetched list would lose the scroll
 * position. A partner missing from the search is no longer listed.
 */
async function refreshCards(queries: QueryClient, partner: ChangedPartner): Promise<void> {
  const isCached = findCardQueries(queries).some(({ state }) => hasPartner(state.data, partner.id));
  if (isCached) {
    const card = await loadCard(partner.id);
    if (card !== undefined) changeCards(queries, card === null ? changeUnlisted(partner) : applyCard(card));
  }
  if (partner.isShortlistChanged) await refreshShortlist(queries, partner.id);
}

/** Returns the fresh card; null when the partner is not listed for the viewer, undefined when the call failed. */
async function loadCard(id: number): Promise<PartnerCardWire | null | undefined> {
  try {
    const answer = await callEndpoint(searchMembers, { search: String(id), limit: 1 });
    if (!answer.result) return undefined;
    return answer.data.find((card) => card.u_id === id) ?? null;
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return undefined;
  }
}

function changeUnlisted({ id, mayBeGone }: ChangedPartner): PartnerChange {
  return mayBeGone ? removePartner(id) : markDeclined(id);
}

function changeCards(queries: QueryClient, change: PartnerChange): void {
  for (const { queryKey, state } of findCardQueries(queries)) {
    const changed = changePartners(state.data, change);
    if (changed !== state.data) queries.setQueryData(queryKey, changed);
  }
}

function findCardQueries(queries: QueryClient) {
  return queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && cardPaths.has(path) });
}

/** A partner on the shown shortlist stays there; one who is missing was added in another window, so the list is refetched. */
async function refreshShortlist(queries: QueryClient, id: number): Promise<void> {
  const queryKey = [listShortlist.path];
  const isShown = queries
    .getQueryCache()
    .findAll({ queryKey })
    .some(({ state }) => hasPartner(state.data, id));
  await queries.invalidateQueries({ queryKey, refetchType: isShown ? 'none' : 'active' });
}
