import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

const sorts = ['age', 'submitted_at', 'rating'] as const;
export type ReviewSort = (typeof sorts)[number];

const states = ['published', 'rejected', 'all'] as const;

/** The address names the filter. Without a state it is what waits. */
export type ReviewSearch = ListSearch<ReviewSort> & { status?: (typeof states)[number] };

const readList = readListSearch(sorts);

export function readReviewSearch(raw: Record<string, unknown>): ReviewSearch {
  const status = states.find((state) => state === raw['status']);
  return { ...readList(raw), ...(status === undefined ? {} : { status }) };
}

/** The part of the address that the server filters and sorts by. */
export function filterOf({ status, ...listed }: ReviewSearch) {
  return { ...listed, ...(status === 'all' ? {} : { status: status ?? ('pending' as const) }) };
}
