import type { QueryClient } from '@tanstack/react-query';
import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { ApiRefused, ApiUnreachable } from '#web/api/answer.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { changePartners, markInterest, removePartner, type PartnerChange } from './cached-partners.rules.ts';

/** Changes partners in every cached list and profile, so that all of them agree. */
export function changeCachedPartners(queries: QueryClient, change: PartnerChange): void {
  queries.setQueriesData<unknown>({}, (answer: unknown) => {
    const changed = changePartners(answer, change);
    // With undefined the query cache leaves the answer and its age as they are.
    return changed === answer ? undefined : changed;
  });
}

/**
 * Removes a partner from every cached list. Returns a function that puts the partner back into the lists that have not
 * changed since.
 */
export function removeCachedPartner(queries: QueryClient, id: number): () => void {
  const lists = queries.getQueriesData({ predicate: ({ queryKey: [path] }) => path !== showPartner.path });
  const changes = lists.flatMap(([key, before]) => {
    const changed = changePartners(before, removePartner(id));
    return changed === before ? [] : [{ key, before, after: queries.setQueryData(key, changed) }];
  });
  return () => {
    for (const { key, before, after } of changes) {
      if (queries.getQueryData(key) === after) queries.setQueryData(key, before);
    }
  };
}

/** Removes the cached profile of a partner. */
export function removeCachedProfile(queries: QueryClient, id: number): void {
  queries.removeQueries({ queryKey: [showPartner.path, { partner_id: id }] });
}

type InterestQuery = {
  partnerId: number;
  /** The list that the interest would be in. */
  list: 'received' | 'sent' | 'accepted';
  /** The interest to show when the list does not have the partner. */
  otherwise: LatestInterestWire | null;
};

/** Loads the latest interest with a partner, after the partner or another window changed it first, and shows it everywhere. */
export async function reloadInterest(queries: QueryClient, query: InterestQuery): Promise<void> {
  const { partnerId, list, otherwise } = query;
  try {
    const { data } = await loadEndpoint(listInterests, { status: list });
    const interest = data.find(({ u_id }) => u_id === partnerId)?.interest ?? otherwise;
    changeCachedPartners(queries, markInterest(partnerId, interest));
  } catch (error) {
    // The refusal is on screen already; the cards are right again when their list is loaded next.
    if (!(error instanceof ApiRefused) && !(error instanceof ApiUnreachable)) throw error;
  }
}
