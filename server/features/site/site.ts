import type { Database } from '#server/platform/database/database.ts';
import { type SiteSettings, siteSettingsSchema } from './define-site-settings.ts';
import { listSiteSettings } from './site.repository.ts';
import { dayIn } from './site.rules.ts';

export type { SiteSettings } from './define-site-settings.ts';

/** The site settings: what the operator changed over the defaults. */
export async function findSiteSettings(database: Database): Promise<SiteSettings> {
  return siteSettingsSchema.parse(await listSiteSettings(database));
}

/** Today's calendar day where the site is. */
export function todayAt(site: SiteSettings, now: Date): string {
  return dayIn(site.timeZone, now);
}
