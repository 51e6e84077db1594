import { ticketOf } from '#contract/safety/tickets.ts';
import { findAccountById } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { findContact } from '../complaints/complaints.repository.ts';
import { findReport } from '../reports.repository.ts';
import { acknowledgementMail, noticeToReported, noticeToReporter } from './cases.mail.ts';
import { changeReport, findDecision } from './cases.repository.ts';

/** Mails the person who reported that we received it. */
export const acknowledgementJob: Job<{ reportId: number }> = { name: 'safety.acknowledge' };

/** Mails one of the two sides what was decided. */
export const decisionNoticeJob: Job<{ decisionId: number; to: 'reporter' | 'reported' }> = {
  name: 'safety.decision-notice',
};

/** Mails the acknowledgement; it counts as acknowledged once the mail has left. */
export async function deliverAcknowledgement(context: Context, reportId: number): Promise<void> {
  const { database, mailer } = context;
  const report = await findReport(database, reportId);
  if (report === undefined) return;
  const to = await findReporterAddress(context, report);
  if (to === null) return;
  const site = await findMailSite(context);
  await mailer.send(acknowledgementMail(site, { to, ticket: ticketOf(reportId), reason: report.reason }));
  if (report.acknowledgedAt === null) {
    await changeReport(database, { id: reportId, change: { acknowledgedAt: context.now() } });
  }
}

export async function deliverDecisionNotice(
  context: Context,
  { decisionId, to: side }: { decisionId: number; to: 'reporter' | 'reported' },
): Promise<void> {
  const { database, mailer } = context;
  const decision = await findDecision(database, decisionId);
  if (decision === undefined) return;
  const report = await findReport(database, decision.reportId);
  if (report === undefined) return;
  const site = await findMailSite(context);
  if (side === 'reporter') {
    const to = await findReporterAddress(context, report);
    const { outcome, reportId } = decision;
    if (to !== null) await mailer.send(noticeToReporter(site, { to, ticket: ticketOf(reportId), outcome }));
    return;
  }
  const to = await findMemberAddress(context, report.reportedId);
  if (to !== null) await mailer.send(noticeToReported(site, { to, ...decision }));
}

type Reporter = { id: number; reporterId: number | null };

/** Where the person who reported reads mails; null for an erased member. */
async function findReporterAddress(context: Context, { id, reporterId }: Reporter): Promise<string | null> {
  if (reporterId !== null) return findMemberAddress(context, reporterId);
  return (await findContact(context.database, id))?.email ?? null;
}

/** The proven address of a member, also of one who is suspended or banned. */
async function findMemberAddress({ database }: Context, accountId: number | null): Promise<string | null> {
  const account = accountId === null ? undefined : await findAccountById(database, accountId);
  return account === undefined || account.emailVerifiedAt === null ? null : account.email;
}

/** The settings that the mails name. */
export async function findMailSite({ database, configuration }: Context) {
  return { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
}
