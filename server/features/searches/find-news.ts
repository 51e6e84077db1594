import { searchFilters } from '#contract/matches/search-filters.fields.ts';
import { findSeeker, type Seeker } from '#server/features/matching/matching.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { deliverAlertJob } from './alerts.jobs.ts';
import { listDue, lockDue, noteTold } from './alerts.repository.ts';
import { readFilters } from './read-filters.ts';
import type { SavedSearch } from './saved-searches.repository.ts';
import { listFound } from './search.repository.ts';
import { localTime, mostNews, withOverlap } from './searches.rules.ts';
import type { Sought } from './sought.repository.ts';

/**
 * Looks for members who joined or changed since a member's alerts looked last and who were not told of: notices of the bell,
 * and one mail for all searches, are made in the transaction in which the alerts have looked. So it tells once, whenever
 * the process ends.
 */
export async function findNews(context: Context, accountId: number): Promise<void> {
  const now = context.now();
  const { timeZone } = await findSiteSettings(context.database);
  const due = { accountId, before: localTime(timeZone, now).midnight };
  const searches = await listDue(context.database, due);
  if (searches.length === 0) return;
  const seeker = await findSeeker(context, accountId);
  // Lists of choices are read before the transaction, on a connection of their own.
  const sought = new Map<number, Sought>();
  for (const search of searches) sought.set(search.id, await readKept(context, { search, seeker }));

  await context.transact(async (work) => {
    const { database, enqueue } = work;
    let isAnythingNew = false;
    // Whatever was changed meanwhile has looked, too, and is not among them.
    for (const { id: searchId, name, alertedAt } of await lockDue(database, due)) {
      const filters = sought.get(searchId);
      if (filters === undefined) continue;
      const news = { since: withOverlap(alertedAt), searchId };
      const search = { seeker, sought: { ...filters, news } };
      const partnerIds = await listFound(database, { search, sort: 'newest', most: mostNews });
      await noteTold(database, { searchId, partnerIds, now });
      const count = partnerIds.length;
      if (count === 0) continue;
      isAnythingNew = true;
      await notify(work, {
        accountId,
        notice: { kind: 'search_alert', details: { searchId, name, count } },
        now,
      });
    }
    if (isAnythingNew) await enqueue(deliverAlertJob, { accountId, toldAt: now.toISOString() });
  });
}

/** What was valid when it was kept is valid still. */
async function readKept(
  context: Context,
  { search, seeker }: { search: SavedSearch; seeker: Seeker },
): Promise<Sought> {
  const filters = searchFilters.parse(search.filters);
  return readFilters(context, { filters, codesOf: seeker.codesOf });
}
