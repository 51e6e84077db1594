import type { Context } from '#server/platform/context.ts';
import { queueMails } from './answers.repository.ts';
import { deliverInvitationJob } from './ordered-work.jobs.ts';
import { daysBefore, mailPace } from './imports.rules.ts';

/** Puts the next mails in the queue: a bounded number at every turn, so that no mail server takes us for a flood. */
export async function queueInvitations({ transact, now }: Context): Promise<void> {
  const instant = now();
  await transact(async ({ database, enqueue }) => {
    const retryBefore = daysBefore(instant, mailPace.retryDays);
    const ids = await queueMails(database, { now: instant, retryBefore, most: mailPace.perMinute });
    for (const invitationId of ids) await enqueue(deliverInvitationJob, { invitationId });
  });
}
