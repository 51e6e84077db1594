import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteVisitsBefore } from './visits.repository.ts';

const forgettingJob: Job<object> = { name: 'visits.forget-old', schedule: '41 3 * * *' };

/** Longer than the lists look back, for whoever wants to know later who looked; no longer than that needs. */
const keptDays = 30;
const dayMs = 24 * 60 * 60_000;

export function visitsWorkers(context: Context): JobWorker[] {
  return [worker(forgettingJob, () => forgetVisits(context))];
}

/** Forgets who looked at whom, when it is long ago. */
export async function forgetVisits({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  await deleteVisitsBefore(database, new Date(now().getTime() - keptDays * dayMs));
}
