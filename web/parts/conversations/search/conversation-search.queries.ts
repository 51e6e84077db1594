import { infiniteQueryOptions } from '@tanstack/react-query';
import { listMessages } from '#contract/conversations/messages.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { metaOf } from '#web/app/client/stale-answers.ts';

const hitsOfPage = 30;
const newest = 0;

/** The messages of a conversation that contain the words, newest first. */
export function foundMessagesQuery({ partnerId, search }: { partnerId: number; search: string }) {
  return infiniteQueryOptions({
    queryKey: [listMessages.path, partnerId, search] as const,
    queryFn: ({ pageParam: before }) =>
      loadEndpoint(listMessages, {
        partner_id: partnerId,
        search,
        limit: hitsOfPage,
        ...(before !== newest && { before }),
      }),
    meta: metaOf(listMessages, { partner_id: partnerId }),
    initialPageParam: newest,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: search !== '',
  });
}
