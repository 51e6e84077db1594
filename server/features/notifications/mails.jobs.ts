import type { Job } from '#server/platform/jobs/jobs.ts';
import type { MailedKind } from './notifications.rules.ts';

/** Looks again for mails that wait because one of their kind was sent a short while ago; `after` is where it goes on. */
export const queueMailsJob: Job<{ after?: number }> = {
  name: 'notifications.queue-mails',
  schedule: '*/5 * * * *',
};

/** Decides that what waits for a member is mailed now, unless it has to wait. */
export const gatherMailJob: Job<{ accountId: number; kind: MailedKind }> = {
  name: 'notifications.gather-mail',
};

/** Mails what was gathered at a time. */
export const deliverMailJob: Job<{ accountId: number; kind: MailedKind; mailedAt: string }> = {
  name: 'notifications.deliver-mail',
};
