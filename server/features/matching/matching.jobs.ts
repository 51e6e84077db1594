import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { refreshShares } from './shares.ts';

const refreshSharesJob: Job<object> = { name: 'matching.refresh-shares', schedule: '11 2 * * *' };

export function matchingWorkers(context: Context): JobWorker[] {
  return [worker(refreshSharesJob, () => refreshShares(context))];
}

/** Counts when nothing was counted yet; called when a process starts. */
export async function resumeShares({ database, transact }: Context): Promise<void> {
  const counted = await database.selectFrom('matchingStatistics').select('criterion').limit(1).execute();
  if (counted.length === 0) await transact(({ enqueue }) => enqueue(refreshSharesJob, {}));
}
