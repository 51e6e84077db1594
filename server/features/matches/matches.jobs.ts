import type { Context } from '#server/platform/context.ts';
import { type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { runTodaysMatchesJob, todaysMatchesJob } from './make-todays-matches.ts';

export function matchesWorkers(context: Context): JobWorker[] {
  return [worker(todaysMatchesJob, () => runTodaysMatchesJob(context))];
}
