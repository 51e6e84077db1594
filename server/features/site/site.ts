import type { Database } from '#server/platform/database/database.ts';
import { type SiteSettings, siteSettingsSchema } from './define-site-settings.ts';
import { listSiteSettings } from './site.repository.ts';
import { type Day, dayAround, dayIn } from './site.rules.ts';

export type { SiteSettings } from './define-site-settings.ts';
export { readMemberId } from './member-id.rules.ts';

/** The site settings: what the operator changed over the defaults. */
export async function findSiteSettings(database: Database): Promise<SiteSettings> {
  return siteSettingsSchema.parse(await listSiteSettings(database));
}

/** Today's calendar day where the site is. */
export function todayAt(site: SiteSettings, now: Date): string {
  return dayIn(site.timeZone, now);
}

/** The day that was looked for last: it is asked for by every call that is limited a day. */
let latest: { timeZone: string; day: Day } | null = null;

/** Today where the site is, with the instants at which it began and ends. */
export function dayAt({ timeZone }: SiteSettings, now: Date): Day {
  if (latest?.timeZone === timeZone && latest.day.startsAt <= now && now < latest.day.endsAt)
    return latest.day;
  const day = dayAround(timeZone, now);
  latest = { timeZone, day };
  return day;
}
