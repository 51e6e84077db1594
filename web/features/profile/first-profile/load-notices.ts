import { queryClient } from '#web/api/queries.ts';
import { firstProfileQuery } from './use-first-profile.ts';

/** A slow answer delays the page no longer than this; the notices then come with the next visit. */
const longestMilliseconds = 1000;

/** Waits for the settings, by which the notices over a page are there when it opens and move nothing later. */
export async function loadNotices(): Promise<void> {
  const query = firstProfileQuery();
  if (queryClient.getQueryData(query.queryKey) !== undefined) return;
  const isLoaded = queryClient.query(query).then(
    () => undefined,
    () => undefined,
  );
  const isLate = new Promise<void>((resolve) => {
    setTimeout(resolve, longestMilliseconds);
  });
  await Promise.race([isLoaded, isLate]);
}
