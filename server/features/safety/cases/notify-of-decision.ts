import type { NoticeKind } from '#contract/notifications/notification.choices.ts';
import type { ReportOutcome } from '#contract/safety/report.wire.ts';
import { ticketOf } from '#contract/safety/tickets.ts';
import { notifyMany } from '#server/features/notifications/notifications.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Report } from './cases.repository.ts';
import { decisionNoticeJob } from './deliver-notices.ts';

type Outcome = ReportOutcome | 'reinstate';

/** What the bell shows the reported member. A dismissed report is not mentioned, and a banned member has no bell. */
const kindForReported: Record<Outcome, NoticeKind | null> = {
  dismiss: null,
  warn: 'account_warned',
  hide: 'account_hidden',
  suspend: 'account_suspended',
  ban: null,
  reinstate: 'account_reinstated',
};

/**
 * Notifies both sides of a decision, in its transaction, on the bell and by mail. The reporter reads whether we acted, and nothing about
 * the other member; the reported member reads the outcome and the reason, and nothing about the reporter.
 */
export async function notifyOfDecision(
  work: Work,
  decided: { report: Report; decisionId: number; outcome: Outcome; now: Date },
): Promise<void> {
  const { report, decisionId, outcome, now } = decided;
  const { reporterId, reportedId } = report;
  const details = { name: ticketOf(report.id), count: 1 };
  const kindForReporter = outcome === 'dismiss' ? 'report_dismissed' : 'report_acted';
  const forReported = kindForReported[outcome];
  const isForReporter = reporterId !== null && outcome !== 'reinstate';
  await notifyMany(work, {
    notifications: [
      ...(isForReporter
        ? [{ accountId: reporterId, notification: { kind: kindForReporter, details } as const }]
        : []),
      ...(forReported !== null && reportedId !== null
        ? // A ticket would connect the message with the report of one other member.
          [{ accountId: reportedId, notification: { kind: forReported, details: { name: '', count: 1 } } }]
        : []),
    ],
    now,
  });
  if (outcome !== 'reinstate') await work.enqueue(decisionNoticeJob, { decisionId, to: 'reporter' });
  if (outcome !== 'dismiss') await work.enqueue(decisionNoticeJob, { decisionId, to: 'reported' });
}
