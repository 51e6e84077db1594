import { dayIn } from './dates.ts';

/** How long ago something was, in the words of a reader. `date` is too far away for words. */
export type RelativeTime =
  | { kind: 'now' | 'yesterday' | 'date' }
  | { kind: 'minutes' | 'hours' | 'days'; count: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What happened late in the evening is still hours ago after midnight. */
const nightHours = 6;

/** From this many calendar days on the date is written. */
const fewestDaysOfDate = 7;

/**
 * The thresholds of the whole product: just now, minutes under an hour, hours under six and on the same calendar day of the
 * time zone, yesterday, days under a week, then the date. The clock of a device may be slow, so up to an hour ahead counts as
 * now; further ahead is a date.
 */
export function relativeTimeOf(
  instant: Date,
  { now, timeZone }: { now: Date; timeZone: string },
): RelativeTime {
  const passed = now.getTime() - instant.getTime();
  if (passed < -hourMs) return { kind: 'date' };
  if (passed < minuteMs) return { kind: 'now' };
  if (passed < hourMs) return { kind: 'minutes', count: Math.floor(passed / minuteMs) };
  const days = daysBetween(dayIn(timeZone, instant), dayIn(timeZone, now));
  const hours = Math.floor(passed / hourMs);
  if (days === 0 || hours < nightHours) return { kind: 'hours', count: hours };
  if (days === 1) return { kind: 'yesterday' };
  return days < fewestDaysOfDate ? { kind: 'days', count: days } : { kind: 'date' };
}

/** How many calendar days one day `YYYY-MM-DD` is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
