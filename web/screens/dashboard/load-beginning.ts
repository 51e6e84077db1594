import { showProfile } from '#contract/profiles/own-profile.ts';
import { endpointQuery, queryClient } from '#web/app/client/queries.ts';
import { waitBriefly } from '#web/app/client/wait-briefly.ts';
import { isPending, pendingQuery } from './waiting.queries.ts';

/** Waits for what the dashboard begins with: the interests that wait, and the next step, which comes first where none does. */
export async function loadBeginning(): Promise<void> {
  const { queryKey } = pendingQuery('received');
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  await waitBriefly(Promise.all([loadWaiting(), queryClient.query(endpointQuery(showProfile, {}))]));
}

async function loadWaiting(): Promise<void> {
  const { data } = await queryClient.query(pendingQuery('received'));
  if (!data.some(isPending)) await queryClient.query(pendingQuery('sent'));
}
