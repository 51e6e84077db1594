import { queryClient } from '#web/app/client/queries.ts';
import { waitBriefly } from '#web/app/client/wait-briefly.ts';
import { firstProfileQuery } from './use-first-profile.ts';

/** Waits for the settings, by which the notices over a page are there when it opens; if they are late, the next visit shows them. */
export async function loadNotices(): Promise<void> {
  const query = firstProfileQuery();
  if (queryClient.getQueryData(query.queryKey) === undefined) await waitBriefly(queryClient.query(query));
}
