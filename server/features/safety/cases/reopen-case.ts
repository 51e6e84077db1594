import { type AdministratorRole, isPermitted } from '#contract/administration/permissions.ts';
import { findRestrictionOfReport, liftRestrictionOf } from '#server/features/accounts/accounts.ts';
import { deleteBannedPictures } from '#server/features/photos/photos.ts';
import { announceIfShown } from '../announce-if-shown.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import { clockOf } from '../report-clocks.rules.ts';
import { listedReason } from '../reports.presenter.ts';
import { changeReport, insertDecision, lockReport } from './cases.repository.ts';
import { notifyOfDecision } from './notify-of-decision.ts';

type Named = { administratorId: number; reportId: number; reason: string };

/**
 * Ends the restriction that a report imposed: the member is as before, and gets a message. Throws not_found, nothing_to_lift, or
 * not_allowed when a ban is lifted by an administrator who may not ban.
 */
export async function liftRestriction(
  context: Context,
  { administratorId, role, reportId, reason }: Named & { role: AdministratorRole },
): Promise<void> {
  const now = context.now();
  await context.transact(async (work) => {
    const { database } = work;
    const report = await lockReport(database, reportId);
    if (report === undefined) throw problem('not_found');
    const imposed = await findRestrictionOfReport(database, reportId);
    if (imposed?.kind === 'banned' && !isPermitted(role, 'members.ban')) throw problem('not_allowed');
    const lifted = await liftRestrictionOf(work, { reportId, now });
    if (lifted === undefined) throw problem('nothing_to_lift');
    const { accountId, kind } = lifted;
    if (kind === 'banned') await deleteBannedPictures(database, accountId);
    if (report.status === 'closed')
      await changeReport(database, { id: reportId, change: { outcome: 'reinstate' } });
    const entry = { reportId, outcome: 'reinstate', reason, decidedBy: administratorId, decidedAt: now };
    const decisionId = await insertDecision(database, entry);
    await notifyOfDecision(work, { report, decisionId, outcome: 'reinstate', now });
    work.announce(accountId, { type: 'settings_changed' });
    await announceIfShown(work, accountId);
    await recordAction(database, {
      administratorId,
      action: 'report.lifted',
      subject: `report ${reportId}`,
      reason,
      before: { restriction: kind, member: accountId },
      now,
    });
  });
}

/** Opens a decided report again, with a new clock. Throws not_found or report_open. */
export async function reopenReport(
  context: Context,
  { administratorId, reportId, reason }: Named,
): Promise<void> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const report = await lockReport(database, reportId);
    if (report === undefined) throw problem('not_found');
    if (report.status === 'open') throw problem('report_open');
    const { dueAt } = clockOf(listedReason.parse(report.reason), now);
    const change = { status: 'open', outcome: null, alarmedAt: null, dueAt };
    await changeReport(database, { id: reportId, change });
    const entry = { reportId, outcome: 'reopen', reason, decidedBy: administratorId, decidedAt: now };
    await insertDecision(database, entry);
    await recordAction(database, {
      administratorId,
      action: 'report.reopened',
      subject: `report ${reportId}`,
      reason,
      before: { outcome: report.outcome },
      now,
    });
  });
}
