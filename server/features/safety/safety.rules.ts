/** A member blocks so many people at most. */
export const mostBlocked = 1000;

/** A member reports so often within a day at most. */
export const mostReports = 20;
export const reportDayMs = 24 * 60 * 60_000;

/** What a reporter is told, and what administrators look a report up by: `R-000123`. */
export function ticketOf(reportId: number): string {
  return `R-${String(reportId).padStart(6, '0')}`;
}

/** The report that a search names, as its ticket in any spelling; null when it names none. */
export function readTicket(search: string): number | null {
  const digits = /^\s*R-?\s*(\d{1,9})\s*$/i.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
