/** The most members that a search lists. */
export const mostFound = 1000;

/** The most new members that an alert reports for one search, and how many of them its mail names. */
export const mostReported = 100;
export const mostNamed = 5;

/** Alerts run from this hour on, where the site is. */
export const alertHour = 8;

const dayMs = 24 * 60 * 60 * 1000;

export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * dayMs);
}

/**
 * The instant after which an alert looks for changes. A transaction that was open during the last run may have an earlier
 * time, so the runs overlap; members who were reported already are excluded.
 */
export function changedSince(alertedAt: Date): Date {
  return new Date(alertedAt.getTime() - 60_000);
}

/** The hour where the site is, and when its day began; on a day when clocks change it is an hour off, which does no harm. */
export function localTime(timeZone: string, now: Date): { hour: number; midnight: Date } {
  const format = Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const [hour = 0, minute = 0, second = 0] = (['hour', 'minute', 'second'] as const).map((part) =>
    parts.get(part),
  );
  const sinceMidnight = ((hour * 60 + minute) * 60 + second) * 1000 + now.getMilliseconds();
  return { hour, midnight: new Date(now.getTime() - sinceMidnight) };
}
