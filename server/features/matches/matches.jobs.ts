import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { makeTodaysMatches } from './make-todays-matches.ts';

/** The site's day begins at an hour of its own time zone, so the job looks often and begins the day when it is there. */
const todaysMatchesJob: Job<object> = { name: 'matches.todays', schedule: '*/10 * * * *' };

/** A piece of work ends after this long, so that a process that stops waits for nobody. */
const sliceMs = 8000;

export function matchesWorkers(context: Context): JobWorker[] {
  return [worker(todaysMatchesJob, () => workOnTodaysMatches(context))];
}

async function workOnTodaysMatches(context: Context): Promise<void> {
  const deadline = performance.now() + sliceMs;
  const isUnfinished = await makeTodaysMatches(context, () => performance.now() < deadline);
  if (isUnfinished) await context.transact(({ enqueue }) => enqueue(todaysMatchesJob, {}));
}
