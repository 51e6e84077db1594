import { reportWire, type ReportWire } from '#contract/safety/report.wire.ts';
import type { ListedReport } from './reports.repository.ts';
import { ticketOf } from './safety.rules.ts';

/** A report as administrators read it; of whoever was erased the number alone is left. */
export function presentReport(report: ListedReport): ReportWire {
  return reportWire.parse({
    r_id: report.id,
    r_ticket: ticketOf(report.id),
    r_reason: report.reason,
    r_text: report.text,
    r_place: report.place,
    r_status: report.status,
    r_created_at: report.createdAt.toISOString(),
    reporter: presentParty(report.reporterId, report.reporter),
    reported: presentParty(report.reportedId, report.reported),
  });
}

function presentParty(accountId: number, { firstName, lastName, status }: ListedReport['reporter']) {
  return { u_id: accountId, u_firstname: firstName, u_lastname: lastName, u_status: status ?? 'erased' };
}
