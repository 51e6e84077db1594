import { showProfile } from '#contract/profiles/own-profile.ts';
import { endpointQuery, queryClient } from '#web/app/client/queries.ts';
import { waitBriefly } from '#web/app/client/wait-briefly.ts';
import { isPending, newestQuery } from './waiting.queries.ts';

/** Waits for what the dashboard begins with: the interests that wait, and the next step, which comes first where none does. */
export async function loadBeginning(): Promise<void> {
  const { queryKey } = newestQuery('received');
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  await waitBriefly(Promise.all([loadWaiting(), queryClient.query(endpointQuery(showProfile, {}))]));
}

async function loadWaiting(): Promise<void> {
  const { data } = await queryClient.query(newestQuery('received'));
  if (data.some(isPending)) return;
  await Promise.all([queryClient.query(newestQuery('accepted')), queryClient.query(newestQuery('sent'))]);
}
