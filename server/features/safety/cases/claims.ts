import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import { changeReport, isMember, lockReport } from './cases.repository.ts';

/** Marks an open report as one that the caller works on, or takes the mark off. Throws not_found or report_decided. */
export async function claimReport(
  { transact, now: clock }: Context,
  { administratorId, reportId, isMine }: { administratorId: number; reportId: number; isMine: boolean },
): Promise<void> {
  const now = clock();
  await transact(async ({ database }) => {
    const report = await lockReport(database, reportId);
    if (report === undefined) throw problem('not_found');
    if (report.status !== 'open') throw problem('report_decided');
    const claim = isMine
      ? { claimedBy: administratorId, claimedAt: now }
      : { claimedBy: null, claimedAt: null };
    await changeReport(database, { id: reportId, change: claim });
    await recordAction(database, {
      administratorId,
      action: isMine ? 'report.claimed' : 'report.released',
      subject: `report ${reportId}`,
      before: { claimedBy: report.claimedBy },
      now,
    });
  });
}

/** Names the member that an open report is about. Throws not_found, report_decided or not_a_member. */
export async function identifyMember(
  { transact, now: clock }: Context,
  { administratorId, reportId, memberId }: { administratorId: number; reportId: number; memberId: number },
): Promise<void> {
  await transact(async ({ database }) => {
    const report = await lockReport(database, reportId);
    if (report === undefined) throw problem('not_found');
    if (report.status !== 'open') throw problem('report_decided');
    if (!(await isMember(database, memberId))) throw problem('not_a_member');
    // Only a complaint can be about another member than the form recognised: members report the profile before them.
    if (report.source !== 'visitor') throw problem('not_allowed');
    await changeReport(database, { id: reportId, change: { reportedId: memberId } });
    await recordAction(database, {
      administratorId,
      action: 'report.identified',
      subject: `report ${reportId}`,
      before: { member: report.reportedId },
      after: { member: memberId },
      now: clock(),
    });
  });
}
