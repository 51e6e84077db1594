import { countUnread } from '#contract/conversations/unread.ts';
import { endpointQuery } from '#web/api/queries.ts';

/** How many messages are unread in how many conversations, and how many can be sent today. */
export function messageCountsQuery() {
  return { ...endpointQuery(countUnread, {}), staleTime: 0 };
}
