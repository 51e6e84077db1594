import { CronExpressionParser } from 'cron-parser';
import type { listJobs as listJobsEndpoint } from '#contract/administration/jobs.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import {
  type FailedTask,
  listFailedTasks,
  listQueues,
  type Queue,
  retryFailedTasks,
} from './jobs.repository.ts';
import { cleanError } from './jobs.rules.ts';

/** More failed tasks of one job are counted, not listed. */
const listedTasks = 10;

/** Every kind of background work; those with failed tasks first. */
export async function listJobs({ database, now }: Context): Promise<EndpointData<typeof listJobsEndpoint>> {
  const queues = await listQueues(database);
  const tasks = Map.groupBy(await listFailedTasks(database, listedTasks), ({ name }) => name);
  return queues.map((queue) => ({
    jb_name: queue.name,
    jb_waiting: queue.waiting,
    jb_running: queue.running,
    jb_failed: queue.failed,
    jb_next_run_at: findNextRun(queue, now())?.toISOString() ?? null,
    jb_last_success_at: queue.lastSuccessAt?.toISOString() ?? null,
    jb_last_error: queue.lastErrorAt === null ? null : presentError(queue.lastError, queue.lastErrorAt),
    jb_failed_tasks: (tasks.get(queue.name) ?? []).map(presentTask),
  }));
}

function findNextRun({ cron, timeZone }: Queue, now: Date): Date | null {
  if (cron === null) return null;
  return CronExpressionParser.parse(cron, { tz: timeZone ?? 'UTC', currentDate: now })
    .next()
    .toDate();
}

function presentTask({ id, tries, output, failedAt }: FailedTask) {
  return { jt_id: id, jt_tries: tries, jt_error: presentError(output, failedAt) };
}

function presentError(output: unknown, at: Date) {
  return { ...cleanError(output), at: at.toISOString() };
}

/** Has the failed tasks of a job tried once more, or one of them, and records it. Throws job_not_failed when there is none. */
export async function retryJobs(
  { transact, now }: Context,
  { name, taskId, administratorId }: { name: string; taskId: string | null; administratorId: number },
): Promise<number> {
  return transact(async ({ database }) => {
    const retried = await retryFailedTasks(database, { name, taskId });
    if (retried === 0) throw problem('job_not_failed');
    await recordAction(database, {
      administratorId,
      action: 'jobs.retried',
      subject: `job ${name}`,
      after: { tasks: retried },
      now: now(),
    });
    return retried;
  });
}
