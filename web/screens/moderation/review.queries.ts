import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { claimReview, listReview } from '#contract/moderation/review.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { rowsOfPage } from '#web/parts/lists/list-search.ts';
import type { ReviewSearch } from './review-address.rules.ts';

/** A page of the queue. Other moderators work on it too, so it is loaded again now and then. */
export function reviewQuery({ item: _item, ...search }: ReviewSearch) {
  return queryOptions({
    ...endpointQuery(listReview, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** Opens an item, and keeps it from other moderators. Loading it again renews the time. */
export function openItemQuery(id: number) {
  return queryOptions({
    ...endpointQuery(claimReview, { item_id: id }),
    staleTime: 0,
    gcTime: 0,
  });
}
