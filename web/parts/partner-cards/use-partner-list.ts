import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { searchMembers } from '#contract/matches/search-members.ts';
import { readSession } from '#web/app/client/session.ts';
import { loadCards, usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { useHistoryEntry, type HistoryEntry } from './history-entry.ts';
import type { ListName } from './opened-list.rules.ts';
import { readStoredPages, storePages } from './store-lists.ts';
import { useStoringList } from './use-opened-list.ts';

/** The endpoints that return a list of members page by page. */
type PartnerListEndpoint =
  | typeof listMatches
  | typeof listMoreMatches
  | typeof listTodaysMatches
  | typeof searchMembers;

type PartnerListQuery<E extends PartnerListEndpoint = PartnerListEndpoint> = {
  endpoint: E;
  input: Omit<EndpointInput<E>, 'cursor' | 'page'>;
};

type PartnerListPage = {
  data: PartnerCardWire[];
  total: number;
  has_more_than_total: boolean;
  /** Who of today's list joined or changed lately; nobody in other lists. */
  fresh_ids: number[];
  /** How many of today's list are new to the viewer; 0 in other lists. */
  new_total: number;
  /** How a search reads a misspelt text, and the words that nobody has; null and none in other lists. */
  corrected: string | null;
  unknown_words: string[];
  /** By which values a search found members of the page; nothing in other lists. */
  found_by: { u_id: number; values: string[]; wider: string[] }[];
  /** Who of a search has a typed word in another spelling alone; nobody in other lists. */
  similar_ids: number[];
  next: string | null;
};

/**
 * Loads a named list of members page by page. Its pages stay while the member opens a profile and comes back, and over a
 * reload; the route needs `beforeLoad: addHistoryEntry`.
 */
export function usePartnerList<E extends PartnerListEndpoint>(
  name: ListName,
  listQuery: PartnerListQuery<E>,
) {
  const options = pagesQuery(listQuery, useHistoryEntry());
  const query = useInfiniteQuery(options);
  const { data, hasNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const cards = usePartnerCards(rows);
  const key = JSON.stringify(options.queryKey);
  useEffect(() => {
    if (data !== undefined && cards !== undefined) storePages(key, withCards(data, cards));
  }, [key, data, cards]);
  useStoringList({ name, cards, hasMore: hasNextPage, loadMore: fetchNextPage });
  const last = data?.pages.at(-1);
  const removed = (rows?.length ?? 0) - (cards?.length ?? 0);
  const total = last && Math.max(0, last.total - removed);
  return {
    name,
    query,
    cards,
    total,
    ...sayFirst(data?.pages[0]),
    foundBy: useMemo(() => data?.pages.flatMap((page) => page.found_by) ?? [], [data]),
    similarIds: useMemo(() => data?.pages.flatMap((page) => page.similar_ids) ?? [], [data]),
    hasMoreThanTotal: last?.has_more_than_total === true,
  };
}

type FirstOfPage = Pick<PartnerListPage, 'fresh_ids' | 'new_total' | 'corrected' | 'unknown_words'>;

/** What the first page alone says of the list. */
function sayFirst(first?: FirstOfPage) {
  const nothing: FirstOfPage = { fresh_ids: [], new_total: 0, corrected: null, unknown_words: [] };
  const { fresh_ids, new_total, corrected, unknown_words } = first ?? nothing;
  return { freshIds: fresh_ids, newTotal: new_total, corrected, unknownWords: unknown_words };
}

type Pages = { pages: PartnerListPage[]; pageParams: unknown[] };

/** The pages as they are shown, without partners who are not visible any more. */
function withCards({ pages, pageParams }: Pages, cards: readonly PartnerCardWire[]): Pages {
  const cardOf = new Map(cards.map((card) => [card.u_id, card]));
  const removed = pages.flatMap(({ data }) => data).length - cards.length;
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      data: page.data.flatMap(({ u_id }) => cardOf.get(u_id) ?? []),
      total: Math.max(0, page.total - removed),
    })),
  };
}

export type PartnerListState = ReturnType<typeof usePartnerList>;

/** How long the pages of a list that is not on screen stay cached. */
const cachedMilliseconds = 30 * 60_000;
const firstPage = '';

/**
 * The pages of one list in one history entry. They read no tag, because they are never refetched: each cursor carries the
 * rest of the list, so that no member comes twice or is skipped, and the scroll position stays.
 */
function pagesQuery({ endpoint, input }: PartnerListQuery, { key }: HistoryEntry) {
  const queryKey = [endpoint.path, 'pages', key, input] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ client, pageParam }) => loadPage(client, { endpoint, input, cursor: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: PartnerListPage) => next ?? undefined,
    initialData: () => readStoredPages(JSON.stringify(queryKey)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: cachedMilliseconds,
    // A screen that is closing after the member signed out loads nothing more.
    enabled: () => readSession() !== undefined,
  });
}

async function loadPage(
  queries: QueryClient,
  { endpoint, input: list, cursor }: PartnerListQuery & { cursor: string },
): Promise<PartnerListPage> {
  const input = cursor === firstPage ? list : { ...list, cursor };
  const answer = await loadCards<PartnerListEndpoint>(queries, { endpoint, input });
  const { data, total, has_more_than_total, next } = answer;
  const { fresh_ids, new_total } = 'fresh_ids' in answer ? answer : { fresh_ids: [], new_total: 0 };
  const { corrected, unknown_words, found_by, similar_ids } =
    'corrected' in answer ? answer : { corrected: null, unknown_words: [], found_by: [], similar_ids: [] };
  const words = { corrected, unknown_words, found_by, similar_ids };
  return { data, total, has_more_than_total, fresh_ids, new_total, ...words, next };
}
