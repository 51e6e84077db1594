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
