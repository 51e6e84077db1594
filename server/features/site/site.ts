import { dayIn } from '#contract/fields/dates.ts';
import { cachedFor } from '#server/platform/cache.ts';
import type { Context } from '#server/platform/context.ts';
import { type Day, dayAround } from './site.rules.ts';
import { findSiteSettings, type SiteSettings } from './site-settings.ts';

export { readLogo } from './logo/read-logo.ts';
export { type Day, daysUntil, hourIn } from './site.rules.ts';
export { findSiteSettings, type SiteSettings } from './site-settings.ts';

/** Today's calendar day where the site is, `YYYY-MM-DD`. */
export function todayAt(site: SiteSettings, now: Date): string {
  return dayIn(site.timeZone, now);
}

const cacheMilliseconds = 10_000;
const cachedSettings = cachedFor(cacheMilliseconds, findSiteSettings);

/** Today where the site is; a changed time zone counts after ten seconds, so that a list of members does not read it each time. */
export async function findToday(context: Pick<Context, 'database' | 'now'>): Promise<string> {
  return todayAt(await cachedSettings.find(context), context.now());
}

/** The last result, cached because every call with a limit per day needs it. */
let latest: { timeZone: string; day: Day } | null = null;

/** Today where the site is, with its first instant and the first one after it. */
export function dayAt({ timeZone }: SiteSettings, now: Date): Day {
  if (latest?.timeZone === timeZone && latest.day.startsAt <= now && now < latest.day.endsAt)
    return latest.day;
  const day = dayAround(timeZone, now);
  latest = { timeZone, day };
  return day;
}
