import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { tagsOfEvents } from '#contract/notifications/live.events.ts';
import { showCard, showPartner } from '#contract/partners/partners.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { idOf, invalidateChanged, metaOf, rememberAnswers } from './stale-answers.ts';

/** A cache with one answer of each call. */
function cacheOf(calls: readonly [endpoint: Endpoint, input: object][]): QueryClient {
  const queries = new QueryClient();
  for (const [endpoint, input] of calls) {
    const queryKey = [endpoint.path, input];
    queries.getQueryCache().build(queries, { queryKey, meta: metaOf(endpoint, input) });
    queries.setQueryData(queryKey, {});
  }
  return queries;
}

function listStale(queries: QueryClient): unknown[] {
  const isStale = ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated;
  return queries
    .getQueryCache()
    .findAll({ predicate: isStale })
    .map(({ queryKey }) => queryKey[0]);
}

test('after the own profile changed, cached cards and profiles are stale, lists that load page by page are not', async () => {
  const queries = cacheOf([
    [listMatches, { page: 1 }],
    [listShortlist, {}],
    [showPartner, { partner_id: 7 }],
  ]);
  queries.setQueryData([listMatches.path, 'pages', 'a visit', {}], {});
  await invalidateChanged(queries, { tags: updateProfile.changes ?? [] });
  expect(listStale(queries)).toEqual(['/matches', '/wishlist/list', '/partner/profile']);
  expect(queries.getQueryState([listMatches.path, 'pages', 'a visit', {}])?.isInvalidated).toBe(false);
});

test('a change of one partner leaves the cards of others as they are', async () => {
  const queries = cacheOf([
    [showCard, { partner_id: 7 }],
    [showCard, { partner_id: 8 }],
  ]);
  const change = { tags: tagsOfEvents.contact_changed, partnerIds: new Set([8]) };
  await invalidateChanged(queries, change);
  const stateOf = (partner_id: number) => queries.getQueryState([showCard.path, { partner_id }]);
  expect([stateOf(7)?.isInvalidated, stateOf(8)?.isInvalidated]).toEqual([false, true]);
});

test('an answer that was written since the change is not stale', async () => {
  const queries = cacheOf([[showProfile, {}]]);
  const before = rememberAnswers(queries);
  queries.setQueryData([showProfile.path, {}], { first: 'Asha' });
  await invalidateChanged(queries, { tags: ['profile'], before });
  expect(listStale(queries)).toEqual([]);
  await invalidateChanged(queries, { tags: ['profile'], before: rememberAnswers(queries) });
  expect(listStale(queries)).toEqual(['/profile/data']);
});

test('an answer on screen is loaded again at once, unless its query says otherwise', async () => {
  const queries = new QueryClient();
  let loads = 0;
  const observe = (name: string, refetches: boolean) =>
    new QueryObserver(queries, {
      queryKey: [name],
      queryFn: () => (loads += 1),
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { reads: ['shortlist'], refetches: () => refetches },
    }).subscribe(() => undefined);
  const stops = [observe('at once', true), observe('later', false)];
  await invalidateChanged(queries, { tags: ['shortlist'] });
  expect(loads).toBe(1);
  expect(queries.getQueryState(['later'])?.isInvalidated).toBe(true);
  for (const stop of stops) stop();
});

test('pages that were on their way at a change are all loaded again', async () => {
  const queries = new QueryClient();
  const calls: number[] = [];
  let release = Promise.withResolvers<void>();
  let answer = 'as it was';
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: [listShortlist.path],
    queryFn: async ({ pageParam }) => {
      calls.push(pageParam);
      const read = answer;
      await release.promise;
      return `${pageParam} ${read}`;
    },
    initialPageParam: 1,
    getNextPageParam: (_last: string, pages) => pages.length + 1,
    meta: { reads: ['shortlist'] },
  });
  const close = observer.subscribe(() => undefined);
  release.resolve();
  await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual(['1 as it was']);
  release = Promise.withResolvers();
  void observer.fetchNextPage();
  const renewed = invalidateChanged(queries, { tags: ['shortlist'] });
  answer = 'as it is';
  release.resolve();
  await renewed;
  expect(observer.getCurrentResult().data?.pages).toEqual(['1 as it is', '2 as it is']);
  expect(calls).toEqual([1, 2, 1, 2]);
  close();
});

test('a stale answer is removed when it is closed and must not be shown again', async () => {
  const queries = new QueryClient();
  const meta = { ...metaOf(showPartner, { partner_id: 7 }), isRemovedWhenClosed: true };
  const queryKey = [showPartner.path, { partner_id: 7 }];
  queries.getQueryCache().build(queries, { queryKey, meta });
  queries.setQueryData(queryKey, {});
  await invalidateChanged(queries, { tags: ['partner'], partnerIds: new Set([8]) });
  expect(queries.getQueryData(queryKey)).toEqual({});
  await invalidateChanged(queries, { tags: ['partner'], partnerIds: new Set([7]) });
  expect(queries.getQueryState(queryKey)).toBeUndefined();
});

test.each([
  [{ partner_id: 7 }, { partnerId: 7 }],
  [{ partner_id: '7' }, {}],
  [{}, {}],
])('the input %j is about %j', (input, expected) => {
  expect(idOf(input)).toEqual(expected);
});
