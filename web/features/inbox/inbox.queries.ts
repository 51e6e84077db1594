import { infiniteQueryOptions } from '@tanstack/react-query';
import { listContacts } from '#contract/contacts/list-contacts.ts';
import { listInterests, mostInterests } from '#contract/interests/list-interests.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { readSession } from '#web/api/session.ts';
import type { Side } from './inbox-address.rules.ts';

export type InterestList = EndpointInput<typeof listInterests>['status'];

/** How many come at once. The accepted ones of both directions come together, and the screen shows one direction. */
const pageSizes: Readonly<Record<InterestList, number>> = { received: 24, sent: 24, accepted: mostInterests };

/** How long a list that nobody looks at stays, so that coming back from a profile finds the place again. */
const keptMilliseconds = 30 * 60_000;
const firstPage = '';

/** Interests page by page, latest first. Unlike a list of matches it is asked for anew, page by page, when something happens. */
export function interestsQuery(status: InterestList) {
  return infiniteQueryOptions({
    queryKey: [listInterests.path, 'inbox', status] as const,
    queryFn: ({ pageParam }) => loadPage(status, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
    staleTime: 0,
    gcTime: keptMilliseconds,
    enabled: () => readSession() !== undefined,
  });
}

function loadPage(status: InterestList, cursor: string) {
  const asked = { status, limit: pageSizes[status] };
  return loadEndpoint(listInterests, cursor === firstPage ? asked : { ...asked, cursor });
}

/** Whose contact details one viewed, or who viewed one's own. */
export function contactsQuery(by: Side) {
  return { ...endpointQuery(listContacts, { type: by }), staleTime: 0, gcTime: keptMilliseconds };
}
