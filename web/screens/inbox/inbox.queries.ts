import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { listContacts } from '#contract/contacts/contacts.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listInterests, mostInterests } from '#contract/interests/interests.ts';
import { readSession } from '#web/app/client/session.ts';
import { metaOf } from '#web/app/client/stale-answers.ts';
import { cardsQuery, loadCards } from '#web/parts/connecting/partner-cards.ts';
import type { Side } from './inbox-address.rules.ts';

export type InterestList = EndpointInput<typeof listInterests>['status'];

/** The accepted interests of both directions load together, and the screen shows one direction. */
const pageSizes: Readonly<Record<InterestList, number>> = { received: 24, sent: 24, accepted: mostInterests };

/** How long a list that is not on screen stays cached, so that the member comes back to the same position. */
const cachedMilliseconds = 30 * 60_000;
const firstPage = '';

/** Interests page by page, latest first. Unlike matches, all loaded pages are loaded again after a change. */
export function interestsQuery(status: InterestList) {
  return infiniteQueryOptions({
    queryKey: [listInterests.path, 'inbox', status] as const,
    queryFn: ({ client, pageParam }) => loadPage(client, { status, cursor: pageParam }),
    meta: metaOf(listInterests, { status }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
    staleTime: 0,
    gcTime: cachedMilliseconds,
    enabled: () => readSession() !== undefined,
  });
}

function loadPage(queries: QueryClient, { status, cursor }: { status: InterestList; cursor: string }) {
  const list = { status, limit: pageSizes[status] };
  const input = cursor === firstPage ? list : { ...list, cursor };
  return loadCards(queries, { endpoint: listInterests, input });
}

/** The members whose contact details the viewer viewed, or who viewed the viewer's. */
export function contactsQuery(by: Side) {
  return { ...cardsQuery(listContacts, { type: by }), staleTime: 0, gcTime: cachedMilliseconds };
}
