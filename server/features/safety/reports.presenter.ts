import { z } from 'zod';
import { listedReasons, reportWire, type ReportWire } from '#contract/safety/report.wire.ts';
import { ticketOf } from '#contract/safety/tickets.ts';
import { nextStepOf } from './report-clocks.rules.ts';
import type { ListedReport } from './reports.repository.ts';

/** The reason of a stored report. */
export const listedReason = z.enum(listedReasons);

/** A report as administrators read it. An erased member is presented by the number alone. */
export function presentReport(report: ListedReport, now: Date): ReportWire {
  return reportWire.parse({
    r_id: report.id,
    r_ticket: ticketOf(report.id),
    r_reason: report.reason,
    r_text: report.text,
    r_place: report.place,
    r_source: report.source,
    r_is_urgent: report.isUrgent,
    r_status: report.status,
    r_outcome: report.outcome,
    r_created_at: report.createdAt.toISOString(),
    r_clock: presentClock(report, now),
    r_claim: presentClaim(report),
    reporter: presentParty(report.reporterId, report.reporter),
    reported: presentParty(report.reportedId, report.reported),
  });
}

function presentClock(report: ListedReport, now: Date) {
  const next = nextStepOf(report, now);
  if (next === null) return null;
  return { step: next.step, due_at: next.dueAt.toISOString(), is_overdue: next.isOverdue };
}

function presentClaim({ claimedBy, claimedAt, claimName, claimEmail }: ListedReport) {
  if (claimedBy === null || claimedAt === null) return null;
  const name = claimName === null || claimName === '' ? (claimEmail ?? '') : claimName;
  return { user_id: claimedBy, name, since: claimedAt.toISOString() };
}

function presentParty(accountId: number | null, { firstName, lastName, status }: ListedReport['reporter']) {
  if (accountId === null) return null;
  return { u_id: accountId, u_firstname: firstName, u_lastname: lastName, u_status: status ?? 'erased' };
}
