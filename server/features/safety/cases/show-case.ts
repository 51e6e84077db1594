import type { ReportCase } from '#contract/safety/report.wire.ts';
import { listRestrictionsOf } from '#server/features/accounts/accounts.ts';
import { listPhotosToDecide } from '#server/features/photos/photos.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findContact } from '../complaints/complaints.repository.ts';
import { presentReport } from '../reports.presenter.ts';
import { countReportedMessages } from '../reported-messages.repository.ts';
import { findReport } from '../reports.repository.ts';
import {
  presentDecision,
  presentEarlier,
  presentInterest,
  presentMember,
  presentPicture,
} from './case.presenter.ts';
import {
  findInterestBetween,
  listBlocksBetween,
  listCaseMembers,
  listDecisions,
  listEarlierReports,
} from './cases.repository.ts';

/** The most other reports that a case lists. */
const mostEarlier = 30;

/** A report with all that a decision needs. Throws not_found. */
export async function showReport(context: Context, reportId: number): Promise<ReportCase> {
  const { database } = context;
  const now = context.now();
  const report = await findReport(database, reportId);
  if (report === undefined) throw problem('not_found');
  const { reporterId, reportedId } = report;
  const memberIds = [reporterId, reportedId].filter((id) => id !== null);
  const members = await listCaseMembers(database, memberIds);
  const restrictions = await listRestrictionsOf(database, memberIds);
  const today = todayAt(await findSiteSettings(database), now);
  const shown = (id: number | null) =>
    id === null
      ? null
      : presentMember(id, {
          member: members.find((member) => member.id === id),
          restrictions: restrictions.filter(({ accountId }) => accountId === id),
          today,
        });
  const contact = await findContact(database, reportId);
  const earlier = await listEarlierReports(database, { reportId, memberIds, most: mostEarlier });
  const photos = reportedId === null ? [] : await listPhotosToDecide(database, reportedId);
  return {
    report: presentReport(report, now),
    messages: await countReportedMessages(database, reportId),
    about: contact?.about ?? null,
    has_contact: contact !== undefined,
    reporter: shown(reporterId),
    reported: shown(reportedId),
    pictures: photos.map(presentPicture),
    ...(await listBetween(context, { reporterId, reportedId })),
    earlier: earlier.map(presentEarlier),
    decisions: (await listDecisions(database, reportId)).map(presentDecision),
  };
}

/** What the two have with each other. */
async function listBetween(
  { database }: Pick<Context, 'database'>,
  { reporterId, reportedId }: { reporterId: number | null; reportedId: number | null },
): Promise<Pick<ReportCase, 'interest' | 'blocks'>> {
  if (reporterId === null || reportedId === null) return { interest: null, blocks: [] };
  const pair = { oneId: reporterId, otherId: reportedId };
  const interest = await findInterestBetween(database, pair);
  const blocks = await listBlocksBetween(database, pair);
  return {
    interest: interest === undefined ? null : presentInterest(interest),
    blocks: blocks.map(({ blockerId, createdAt }) => ({
      blocker_id: blockerId,
      created_at: createdAt.toISOString(),
    })),
  };
}
