import type { ValidInput } from '#contract/endpoint.ts';
import type { reportMember as contract } from '#contract/safety/report-member.ts';
import { requireVisible } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { hasMet, insertReport, listReportTimes, lockReporter } from './reports.repository.ts';
import { mostReports, reportDayMs, ticketOf } from './safety.rules.ts';

type Report = { reporterId: number; input: ValidInput<typeof contract> };

/**
 * Tells the administrators of a member and gives the ticket. Somebody whom the reporter has met here may be reported even when
 * they are not visible any more: whoever does wrong and then blocks or hides is not out of reach. The answer is the same, so
 * that it tells nobody of a block. Throws partner_not_found, too_many_reports.
 */
export async function reportMember(context: Context, { reporterId, input }: Report): Promise<string> {
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
