import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deliverMail } from './deliver-mail.ts';
import { forgetOldNotifications } from './forget-old-notifications.ts';
import { gatherMail } from './gather-mail.ts';
import { deliverMailJob, gatherMailJob, queueMailsJob } from './mails.jobs.ts';
import { queueMails } from './queue-mails.ts';

const cleaningJob: Job<object> = { name: 'notifications.cleaning', schedule: '47 3 * * *' };

export function notificationsWorkers(context: Context): JobWorker[] {
  return [
    worker(queueMailsJob, ({ after }) => queueMails(context, after)),
    worker(gatherMailJob, (payload) => gatherMail(context, payload)),
    worker(deliverMailJob, ({ mailedAt, ...payload }) =>
      deliverMail(context, { ...payload, mailedAt: new Date(mailedAt) }),
    ),
    worker(cleaningJob, () => forgetOldNotifications(context)),
  ];
}
