/** A search lists so many members; whoever wants others narrows it. */
export const mostFound = 1000;

/** An alert tells of so many new members of a search at most, and names the first of them. */
export const mostNews = 100;
export const mostNamed = 5;

/** Alerts go out in the morning, at this hour where the site is. */
export const alertHour = 8;

const dayMilliseconds = 24 * 60 * 60 * 1000;

export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * dayMilliseconds);
}

/** A change that was under way when an alert looked may bear an earlier time; whom it told of it does not tell of again. */
export function withOverlap(alertedAt: Date): Date {
  return new Date(alertedAt.getTime() - 60_000);
}

/** The hour where the site is, and when its day began; on a day when clocks change an hour off, which does no harm. */
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
