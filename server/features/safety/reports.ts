import type { ValidInput } from '#contract/calls/endpoint.ts';
import type {
  listReports as listReportsEndpoint,
  reportMember as reportMemberEndpoint,
} from '#contract/safety/reports.ts';
import { ticketOf } from '#contract/safety/tickets.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { requireVisible } from '#server/features/partners/partners.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { hasMet, insertReport, listReportTimes, lockReporter, searchReports } from './reports.repository.ts';
import { acknowledgementJob } from './cases/deliver-notices.ts';
import { copyMessages } from './reported-messages.repository.ts';
import { clockOf } from './report-clocks.rules.ts';
import { presentReport } from './reports.presenter.ts';
import { mostReports, readTicket, reportDayMs } from './safety.rules.ts';

/**
 * Reports a member to the administrators and returns the ticket. A member that the reporter has met here can be reported even
 * while invisible, so that blocking or hiding does not protect an offender; the answer is the same, so that it does not
 * reveal a block. A report from a conversation carries its last messages. Throws partner_not_found, too_many_reports.
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
  return context.transact(async ({ database, enqueue }) => {
    await lockReporter(database, reporterId);
    const since = new Date(createdAt.getTime() - reportDayMs);
    const times = await listReportTimes(database, { reporterId, since, most: mostReports });
    const oldest = times[mostReports - 1];
    if (oldest !== undefined) {
      const retryAfter = Math.ceil((oldest.getTime() - since.getTime()) / 1000);
      throw problem('too_many_reports', { retryAfter });
    }
    const clock = clockOf(reason, createdAt);
    const report = { ...pair, ...clock, reason, text, place, createdAt, acknowledgedAt: createdAt };
    const reportId = await insertReport(database, report);
    if (place === 'conversation') await copyMessages(database, { ...pair, reportId });
    // The answer acknowledges every report; an urgent one is acknowledged by mail as well.
    if (clock.isUrgent) await enqueue(acknowledgementJob, { reportId });
    return ticketOf(reportId);
  });
}

/** A page of the reports: what is urgent and open first, then what is due first, then the decided ones. Throws invalid_input for an unknown cursor. */
export async function listReports(
  { database, now: clock }: Context,
  { callerId, input }: { callerId: number; input: ValidInput<typeof listReportsEndpoint> },
) {
  // Without an order, the next thing to do comes first.
  const query = readListing(input.sort === undefined ? { ...input, order: 'asc' } : input, 'due');
  const { state, lane } = input;
  const { memberIdPrefix } = await findSiteSettings(database);
  const now = clock();
  const { rows, total } = await searchReports(database, {
    ...query,
    state,
    lane,
    callerId,
    now,
    reportId: readTicket(query.search),
    memberId: readMemberId(query.search, memberIdPrefix),
  });
  return { data: rows.map((row) => presentReport(row, now)), ...pagingOf(query, total) };
}
