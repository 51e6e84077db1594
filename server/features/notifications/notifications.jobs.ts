import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import {
  deliverMail,
  deliverMailJob,
  gatherMail,
  gatherMailJob,
  queueMails,
  queueMailsJob,
} from './mails.ts';
import { deleteMailsBefore } from './mails.repository.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';
import { mailsCutoff, notificationsCutoff } from './notifications.rules.ts';
import { deliverPush } from './push/deliver-push.ts';
import { deliverPushJob } from './push/push-to.ts';

const cleaningJob: Job<object> = { name: 'notifications.cleaning', schedule: '47 3 * * *' };

export function notificationsWorkers(context: Context): JobWorker[] {
  return [
    worker(queueMailsJob, ({ after }) => queueMails(context, after)),
    worker(gatherMailJob, (payload) => gatherMail(context, payload)),
    worker(deliverMailJob, ({ mailedAt, ...payload }) =>
      deliverMail(context, { ...payload, mailedAt: new Date(mailedAt) }),
    ),
    worker(deliverPushJob, ({ accountId, orderedAt }) =>
      deliverPush(context, { accountId, orderedAt: new Date(orderedAt) }),
    ),
    worker(cleaningJob, () => deleteOldNotifications(context)),
  ];
}

/** Deletes old notifications and the contents of mails. */
export async function deleteOldNotifications({ database, now }: Context): Promise<void> {
  const instant = now();
  await deleteNotificationsBefore(database, notificationsCutoff(instant));
  await deleteMailsBefore(database, mailsCutoff(instant));
}
