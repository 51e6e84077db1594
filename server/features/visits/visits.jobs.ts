import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteVisitsBefore } from './visits.repository.ts';

const cleaningJob: Job<object> = { name: 'visits.forget-old', schedule: '41 3 * * *' };

/** Longer than the lists show visits: a member with a shown visit can still be reported. */
const retentionDays = 30;
const dayMs = 24 * 60 * 60_000;

export function visitsWorkers(context: Context): JobWorker[] {
  return [worker(cleaningJob, () => deleteOldVisits(context))];
}

export async function deleteOldVisits({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  await deleteVisitsBefore(database, new Date(now().getTime() - retentionDays * dayMs));
}
