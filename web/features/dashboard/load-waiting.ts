import { queryClient } from '#web/api/queries.ts';
import { waitBriefly } from '#web/api/wait-briefly.ts';
import { isPending, pendingQuery } from './waiting.queries.ts';

/** Waits until it is known whether somebody waits for the other, which decides what the dashboard begins with. */
export async function loadWaiting(): Promise<void> {
  const { queryKey } = pendingQuery('received');
  if (queryClient.getQueryData(queryKey) === undefined) await waitBriefly(load());
}

async function load(): Promise<void> {
  const { data } = await queryClient.query(pendingQuery('received'));
  if (!data.some(isPending)) await queryClient.query(pendingQuery('sent'));
}
