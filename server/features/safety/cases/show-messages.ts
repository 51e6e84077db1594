import type { ReportedMessage } from '#contract/safety/report.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import { listReportedMessages } from '../reported-messages.repository.ts';

/** The messages that a report carries; the look is recorded. Throws not_found for a report that carries none. */
export async function showReportedMessages(
  { transact, now }: Context,
  { administratorId, reportId }: { administratorId: number; reportId: number },
): Promise<ReportedMessage[]> {
  return transact(async ({ database }) => {
    const messages = await listReportedMessages(database, reportId);
    if (messages.length === 0) throw problem('not_found');
    const action = 'report.messages_read';
    await recordAction(database, { administratorId, action, subject: `report ${reportId}`, now: now() });
    return messages.map(({ position, senderId, text, isTakenBack, sentAt }) => ({
      position,
      sender_id: senderId,
      text,
      is_taken_back: isTakenBack,
      sent_at: sentAt.toISOString(),
    }));
  });
}
