import type { ValidInput } from '#contract/calls/endpoint.ts';
import { reportWire, type ReportWire } from '#contract/safety/report.wire.ts';
import type {
  listReports as listReportsEndpoint,
  reportMember as reportMemberEndpoint,
} from '#contract/safety/reports.ts';
import { requireVisible } from '#server/features/partners/partners.ts';
import { findSiteSettings, readMemberId } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import {
  hasMet,
  insertReport,
  type ListedReport,
  listReportTimes,
  lockReporter,
  searchReports,
} from './reports.repository.ts';
import { mostReports, readTicket, reportDayMs, ticketOf } from './safety.rules.ts';

/**
 * Reports a member to the administrators and returns the ticket. A member that the reporter has met here can be reported even
 * while invisible, so that blocking or hiding does not protect an offender; the answer is the same, so that it does not
 * reveal a block. Throws partner_not_found, too_many_reports.
 */
export async function reportMember(
  context: Context,
  { reporterId, input }: { reporterId: number; input: ValidInput<typeof reportMemberEndpoint> },
): Promise<string> {
  const { partner_id: reportedId, reason, text, place } = input;
  const pair = { reporterId, reportedId };
  if (!(await hasMet(context.database, pair))) {
    await requireVisible(context, { viewerId: reporterId, partnerId: reportedId });
  }
  const createdAt = context.now();
  return context.transact(async ({ database }) => {
    await lockReporter(database, reporterId);
    const since = new Date(createdAt.getTime() - reportDayMs);
    const times = await listReportTimes(database, { reporterId, since, most: mostReports });
    const oldest = times[mostReports - 1];
    if (oldest !== undefined) {
      const retryAfter = Math.ceil((oldest.getTime() - since.getTime()) / 1000);
      throw problem('too_many_reports', { retryAfter });
    }
    return ticketOf(await insertReport(database, { ...pair, reason, text, place, createdAt }));
  });
}

/** A page of the reports, newest first by default. Throws invalid_input for an unknown cursor. */
export async function listReports({ database }: Context, input: ValidInput<typeof listReportsEndpoint>) {
  const query = readListing(input, 'created_at');
  const { memberIdPrefix } = await findSiteSettings(database);
  const { rows, total } = await searchReports(database, {
    ...query,
    reportId: readTicket(query.search),
    memberId: readMemberId(query.search, memberIdPrefix),
  });
  return { data: rows.map(presentReport), ...pagingOf(query, total) };
}

/** A report as administrators read it. An erased member is presented by the number alone. */
function presentReport(report: ListedReport): ReportWire {
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
