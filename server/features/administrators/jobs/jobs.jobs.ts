import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { keepFailedTasks } from './jobs.repository.ts';

/** More often than the queue deletes what is older than a day. */
const keepFailedJob: Job<object> = { name: 'jobs.keep-failed', schedule: '11 * * * *' };

export function jobsWorkers({ database }: Context): JobWorker[] {
  return [worker(keepFailedJob, () => keepFailedTasks(database))];
}
