import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { activeDays, daysBefore, freshDays, keptDays, recentDays } from './spread.rules.ts';

/** A day of the site, and the days and instants that count from it. */
export type Day = {
  day: string;
  /** Lists from here on count as shown lately. */
  recentSince: string;
  freshSince: string;
  activeSince: Date;
  keptSince: string;
};

/** Today where the site is. */
export async function readDay({ database, now }: Pick<Context, 'database' | 'now'>): Promise<Day> {
  const instant = now();
  const day = todayAt(await findSiteSettings(database), instant);
  return {
    day,
    recentSince: daysBefore(day, recentDays),
    freshSince: daysBefore(day, freshDays),
    activeSince: new Date(instant.getTime() - activeDays * 86_400_000),
    keptSince: daysBefore(day, keptDays),
  };
}
