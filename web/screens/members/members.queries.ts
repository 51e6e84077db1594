import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listBatches, previewBatch } from '#contract/members/batches.ts';
import { listNotes, searchUsers, showUser } from '#contract/members/members.ts';
import { listSubscriptions } from '#contract/members/subscriptions.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { rowsOfPage } from '#web/parts/lists/list-search.ts';
import { filtersOf, type MembersSearch } from './members-address.rules.ts';

/** A page of the members. The page before stays on screen until it is loaded. */
export function membersQuery({ search, sort, order, page, ...filters }: MembersSearch) {
  const list = { search: search ?? '', page: page ?? 1, limit: rowsOfPage };
  return queryOptions({
    ...endpointQuery(searchUsers, {
      ...list,
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
      filters: filtersOf(filters),
    }),
    placeholderData: keepPreviousData,
  });
}

export function memberQuery(userId: number) {
  return endpointQuery(showUser, { user_id: userId });
}

export function notesQuery(userId: number) {
  return endpointQuery(listNotes, { user_id: userId });
}

export function subscriptionsQuery(userId: number) {
  return endpointQuery(listSubscriptions, { user_id: userId });
}

export function plansQuery() {
  return endpointQuery(listPlans, {});
}

/** What an action on many members would do; always counted anew. */
export function previewQuery(input: EndpointInput<typeof previewBatch>) {
  return queryOptions({ ...endpointQuery(previewBatch, input), staleTime: 0, gcTime: 0 });
}

const pollMs = 1000;

/** The latest actions on many members, polled while one goes on. */
export function batchesQuery() {
  return queryOptions({
    ...endpointQuery(listBatches, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ mb_state }) => mb_state === 'running' || mb_state === 'undoing') === true && pollMs,
  });
}
