import type { QueryClient } from '@tanstack/react-query';
import { listContacts, showContactAllowance } from '#contract/contacts/contacts.ts';
import { countInterests, listInterests } from '#contract/interests/interests.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { listSimilar } from '#contract/partners/partners.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { listBlocked } from '#contract/safety/blocks.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { listVisits } from '#contract/visits/list-visits.ts';
import { endpointQuery } from '#web/api/queries.ts';

/** How many interests there are, and how many the viewer may still send today. */
export function interestCountsQuery() {
  return { ...endpointQuery(countInterests, {}), staleTime: 0 };
}

/** How many contact views are left today; always fresh, because one is about to be spent. */
export function contactAllowanceQuery() {
  return { ...endpointQuery(showContactAllowance, {}), staleTime: 0 };
}

/** The interests that the viewer received, with their messages. */
export function receivedInterestsQuery() {
  return endpointQuery(listInterests, { status: 'received' });
}

/** Invalidates the lists and counts of interests, after one was sent or answered. */
export function invalidateInterests(queries: QueryClient): void {
  invalidate(queries, [listInterests.path, countInterests.path, showMyPlan.path]);
}

/** Invalidates the contacts and what is left of the day's views, after contact details were seen. */
export function invalidateContacts(queries: QueryClient): void {
  invalidate(queries, [listContacts.path, showContactAllowance.path, showMyPlan.path]);
}

/** Invalidates every list and count of members, after a block or its undo. Lists that load page by page stay as they are. */
export function invalidateMemberLists(queries: QueryClient): void {
  const paths = new Set<unknown>(memberListPaths);
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path, part] }) => paths.has(path) && part !== 'pages',
  });
}

const memberListPaths: readonly string[] = [
  countInterests,
  listBlocked,
  listContacts,
  listInterests,
  listMatches,
  listNotifications,
  listShortlist,
  listSimilar,
  listTodaysMatches,
  listVisits,
].map(({ path }) => path);

function invalidate(queries: QueryClient, paths: readonly string[]): void {
  for (const path of paths) void queries.invalidateQueries({ queryKey: [path] });
}
