import type { Job } from '#server/platform/jobs/jobs.ts';

/** Puts the members whose alerts are due in the queue; `after` is where it goes on. */
export const queueAlertsJob: Job<{ after?: number }> = {
  name: 'searches.queue-alerts',
  schedule: '5 * * * *',
};

/** Looks for news of a member's searches. */
export const findNewsJob: Job<{ accountId: number }> = { name: 'searches.find-news' };

/** Mails what was found at a time. */
export const deliverAlertJob: Job<{ accountId: number; toldAt: string }> = { name: 'searches.deliver-alert' };
