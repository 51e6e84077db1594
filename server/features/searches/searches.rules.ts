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
