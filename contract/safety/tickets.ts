/** The ticket of a report, `R-000123`: the reporter is given it, and administrators search by it. */
export function ticketOf(reportId: number): string {
  return `R-${String(reportId).padStart(6, '0')}`;
}
