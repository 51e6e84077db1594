import type { QueryClient } from '@tanstack/react-query';
import { countUnread } from '#contract/conversations/unread.ts';
import { endpointQuery } from '#web/app/client/queries.ts';

/** How many messages are unread in how many conversations, and how many can be sent today. */
export function messageCountsQuery() {
  return { ...endpointQuery(countUnread, {}), staleTime: 0 };
}

/**
 * Writes how many messages can still be sent today, as the answer to a sent one says, so that the number does not jump back until the
 * counts are loaded again. It does not count as an answer: what is unread may be old.
 */
export function writeMessagesLeft(queries: QueryClient, left: number | null): void {
  const { queryKey } = messageCountsQuery();
  const known = queries.getQueryData(queryKey);
  if (known === undefined) return;
  queries
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ data: { ...known, data: { ...known.data, left } } });
}
