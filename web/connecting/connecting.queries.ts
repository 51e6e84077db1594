import type { QueryClient } from '@tanstack/react-query';
import { listContacts } from '#contract/contacts/list-contacts.ts';
import { showContactAllowance } from '#contract/contacts/show-contact-allowance.ts';
import { countInterests } from '#contract/interests/count-interests.ts';
import { listInterests } from '#contract/interests/list-interests.ts';
import { listMatches } from '#contract/matches/list-matches.ts';
import { listTodaysMatches } from '#contract/matches/list-todays-matches.ts';
import { listNotifications } from '#contract/notifications/list-notifications.ts';
import { listSimilar } from '#contract/partners/list-similar.ts';
import { showMyPlan } from '#contract/plans/show-my-plan.ts';
import { listBlocked } from '#contract/safety/list-blocked.ts';
import { listShortlist } from '#contract/shortlist/list-shortlist.ts';
import { listVisits } from '#contract/visits/list-visits.ts';
import { endpointQuery } from '#web/api/queries.ts';

/** How many interests there are, and how many may still be sent today. */
export function interestCountsQuery() {
  return { ...endpointQuery(countInterests, {}), staleTime: 0 };
}

/** How many contact views are left today; asked for anew each time, because one is about to be spent. */
export function contactAllowanceQuery() {
  return { ...endpointQuery(showContactAllowance, {}), staleTime: 0 };
}

/** The interests that somebody received, with their words. */
export function receivedInterestsQuery() {
  return endpointQuery(listInterests, { status: 'received' });
}

/** After an interest was sent or answered: its lists and counters are asked for anew. */
export function renewInterests(queries: QueryClient): void {
  renew(queries, [listInterests.path, countInterests.path, showMyPlan.path]);
}

/** After contact details were seen. */
export function renewContacts(queries: QueryClient): void {
  renew(queries, [listContacts.path, showContactAllowance.path, showMyPlan.path]);
}

/** After somebody was blocked, or is to be seen again: everything that counts or names people, but for lists page by page. */
export function renewVisibility(queries: QueryClient): void {
  const paths = new Set<unknown>(naming);
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path, part] }) => paths.has(path) && part !== 'pages',
  });
}

const naming: readonly string[] = [
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

function renew(queries: QueryClient, paths: readonly string[]): void {
  for (const path of paths) void queries.invalidateQueries({ queryKey: [path] });
}
