/** The most members that one member can block. */
export const mostBlocked = 1000;

/** The most reports of a member within a day. */
export const mostReports = 20;
export const reportDayMs = 24 * 60 * 60_000;

/** The id of a report, from a search for its ticket in any spelling; null for any other search. */
export function readTicket(search: string): number | null {
  const digits = /^\s*R-?\s*(\d{1,9})\s*$/i.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
