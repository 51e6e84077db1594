import type { ReportOutcome } from '#contract/safety/report.wire.ts';
import {
  banAddresses,
  countedMobile,
  findAccountById,
  restrictAccount,
} from '#server/features/accounts/accounts.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { changeReport, insertDecision, isMember, lockReport, type Report } from './cases.repository.ts';
import { actionOf, isUntilValid, restrictionOf } from './cases.rules.ts';
import { notifyOfDecision } from './notify-of-decision.ts';
import { banPicturesJob, releasePicturesJob } from './picture-jobs.ts';

type Decision = { reportId: number; outcome: ReportOutcome; reason: string; until?: string | undefined };

/**
 * Decides an open report: the restriction, the notices to both sides and the entry of the audit log are one transaction. Of decisions at
 * once the first one counts. Throws not_found, report_decided, report_without_member, or invalid_input for an end in the past.
 */
export async function decideReport(
  context: Context,
  { administratorId, decision }: { administratorId: number; decision: Decision },
): Promise<void> {
  const { reportId, outcome, reason } = decision;
  const now = context.now();
  const until = outcome === 'suspend' ? readUntil(decision, now) : null;
  await context.transact(async (work) => {
    const { database } = work;
    const report = await lockReport(database, reportId);
    if (report === undefined) throw problem('not_found');
    if (report.status !== 'open') throw problem('report_decided');
    await applyOutcome(context, { work, report, decision, until, administratorId, now });
    const change = { status: 'closed', outcome, claimedBy: null, claimedAt: null };
    await changeReport(database, { id: reportId, change });
    const entry = { reportId, outcome, reason, until, decidedBy: administratorId, decidedAt: now };
    const decisionId = await insertDecision(database, entry);
    await notifyOfDecision(work, { report, decisionId, outcome, now });
    await recordAction(database, {
      administratorId,
      action: actionOf[outcome],
      subject: `report ${reportId}`,
      reason,
      after: { outcome, until: until?.toISOString() ?? null, member: report.reportedId },
      now,
    });
  });
}

function readUntil({ until }: Decision, now: Date): Date {
  const end = until === undefined ? null : new Date(until);
  if (end === null || !isUntilValid(end, now)) throw fieldProblem('until', 'validation.until');
  return end;
}

type Applied = {
  work: Work;
  report: Report;
  decision: Decision;
  until: Date | null;
  administratorId: number;
  now: Date;
};

async function applyOutcome(context: Context, applied: Applied): Promise<void> {
  const { work, report, decision } = applied;
  const { reportedId } = report;
  if (decision.outcome === 'dismiss') {
    // The pictures that were withheld while it was decided are shown again.
    if (reportedId !== null)
      await work.enqueue(releasePicturesJob, { reportId: report.id, accountId: reportedId });
    return;
  }
  if (reportedId === null || !(await isMember(work.database, reportedId))) {
    throw problem('report_without_member');
  }
  const kind = restrictionOf[decision.outcome];
  if (kind !== null) await restrict(context, { ...applied, accountId: reportedId, kind });
}

async function restrict(
  context: Context,
  applied: Applied & { accountId: number; kind: 'hidden' | 'suspended' | 'banned' },
): Promise<void> {
  const { work, report, decision, until, administratorId, now, accountId, kind } = applied;
  const { database } = work;
  const cause = { reason: decision.reason, reportId: report.id, createdBy: administratorId };
  // As it was before.
  const account = await findAccountById(database, accountId);
  await restrictAccount(work, { accountId, kind, until, ...cause, now });
  if (kind === 'banned') {
    if (account !== undefined) {
      const { email } = account;
      // A number that is not proved may be somebody else's.
      const mobile = await countedMobile({ ...context, database }, account);
      await banAddresses(context, { database, accountId, email, mobile, now });
    }
    await work.enqueue(banPicturesJob, { accountId });
  }
  work.announce(accountId, { type: 'settings_changed' });
  // Of a member that nobody saw nothing is heard: it would tell hiding from a block.
  if (account !== undefined && isShownToOthers(account)) await announceMemberChange(work, accountId);
}
