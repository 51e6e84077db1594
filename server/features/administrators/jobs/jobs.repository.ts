import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/**
 * The tables of the queue are those of pg-boss, in the schema `jobs`. It has a call for most of what is read here, but only
 * for one queue at a time.
 */
export type Queue = {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  lastSuccessAt: Date | null;
  /** The error of the task that failed last, or is tried again. */
  lastError: unknown;
  lastErrorAt: Date | null;
  cron: string | null;
  timeZone: string | null;
};

/** Every queue with its numbers, those of the library itself left out. */
export async function listQueues(database: Database): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select queue.name, count(*) filter (where job.state in ('created', 'retry')) as waiting,
      count(*) filter (where job.state = 'active') as running,
      count(*) filter (where job.state = 'failed') as failed,
      max(job.completed_on) filter (where job.state = 'completed') as last_success_at,
      latest.output as last_error, latest.at as last_error_at, schedule.cron, schedule.timezone as time_zone
    from jobs.queue
    left join jobs.job on job.name = queue.name
    left join jobs.schedule on schedule.name = queue.name and schedule.kind = 'cron'
    left join lateral (
      select erroneous.output, coalesce(erroneous.completed_on, erroneous.started_on) as at from jobs.job as erroneous
      where erroneous.name = queue.name and erroneous.state in ('failed', 'retry') and erroneous.output is not null
      order by at desc limit 1
    ) as latest on true
    where queue.name not like '\\_\\_%'
    group by queue.name, latest.output, latest.at, schedule.cron, schedule.timezone
    order by count(*) filter (where job.state = 'failed') > 0 desc, queue.name`.execute(database);
  return rows;
}

export type FailedTask = { id: string; name: string; tries: number; output: unknown; failedAt: Date };

/** The tasks of every queue that failed last, at most a number of each. */
export async function listFailedTasks(database: Database, ofEachQueue: number): Promise<FailedTask[]> {
  const { rows } = await sql<FailedTask>`
    select id, name, tries, output, failed_at from (
      select id, name, retry_count + 1 as tries, output, coalesce(completed_on, created_on) as failed_at,
        row_number() over (partition by name order by completed_on desc, id) as place
      from jobs.job where state = 'failed'
    ) as failed
    where place <= ${ofEachQueue} order by name, place`.execute(database);
  return rows;
}

/** How long a task waits for its try at most. */
const keptToRun = '1 day';

/** Has failed tasks of a queue tried once more, all or one; returns their number. A task is failed for one caller only. */
export async function retryFailedTasks(
  database: Database,
  { name, taskId }: { name: string; taskId: string | null },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now(),
      keep_until = now() + ${keptToRun}::interval
    where name = ${name} and state = 'failed' and (${taskId}::uuid is null or id = ${taskId}::uuid)`.execute(
    database,
  );
  return Number(numAffectedRows);
}

const daySeconds = 24 * 60 * 60;
const failedDays = 7;

/** Gives failed tasks seven days until the queue deletes them, and done ones one day. */
export async function keepFailedTasks(database: Database): Promise<void> {
  await sql`
    update jobs.job set deletion_seconds = case state when 'failed' then ${failedDays * daySeconds}::integer else ${daySeconds}::integer end
    where (state = 'failed' and deletion_seconds < ${failedDays * daySeconds}::integer)
      or (state = 'completed' and deletion_seconds > ${daySeconds}::integer)`.execute(database);
}
