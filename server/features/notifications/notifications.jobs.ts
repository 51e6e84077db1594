import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';
import { forgottenBefore } from './notifications.rules.ts';

const cleaningJob: Job<object> = { name: 'notifications.cleaning', schedule: '47 3 * * *' };

export function notificationsWorkers({ database, now }: Context): JobWorker[] {
  return [worker(cleaningJob, () => deleteNotificationsBefore(database, forgottenBefore(now())))];
}
