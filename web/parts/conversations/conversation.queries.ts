import { infiniteQueryOptions } from '@tanstack/react-query';
import { listThreads, showThread } from '#contract/conversations/conversations.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { readSession } from '#web/app/client/session.ts';
import { metaOf } from '#web/app/client/stale-answers.ts';

const threadsOfPage = 30;
/** How long a list that is not on screen stays cached, so that the member comes back to the same position. */
const cachedMilliseconds = 30 * 60_000;

/** The own conversations page by page, the latest first, or those with a name or profile id. All loaded pages follow live events. */
export function threadsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [listThreads.path, search] as const,
    queryFn: ({ pageParam }) => loadEndpoint(listThreads, { page: pageParam, limit: threadsOfPage, search }),
    meta: metaOf(listThreads, {}),
    initialPageParam: 1,
    getNextPageParam: ({ next, page }) => (next === null ? undefined : page + 1),
    staleTime: 0,
    gcTime: cachedMilliseconds,
    enabled: () => readSession() !== undefined,
  });
}

/** The partner of one conversation, whether it is open, and what is unread in it. */
export function threadQuery(partnerId: number) {
  return {
    ...endpointQuery(showThread, { partner_id: partnerId }),
    staleTime: 0,
    gcTime: cachedMilliseconds,
  };
}
