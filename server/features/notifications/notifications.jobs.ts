import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { forgetOldNotifications } from './forget-old-notifications.ts';

const cleaningJob: Job<object> = { name: 'notifications.cleaning', schedule: '47 3 * * *' };

export function notificationsWorkers(context: Context): JobWorker[] {
  return [worker(cleaningJob, () => forgetOldNotifications(context))];
}
