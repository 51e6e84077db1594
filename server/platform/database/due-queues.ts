import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Which of some queues have tasks that are due. The tables are those of pg-boss; each queue is looked up in the index by which it is also
 * fetched.
 */
export async function listDueQueues(database: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select asked.name from unnest(${[...names]}::text[]) as asked (name)
    where (
      select true from jobs.job
      where job.name = asked.name and job.state < 'active' and not job.blocked and job.start_after <= jobs.job_now()
      limit 1
    )`.execute(database);
  return rows.map(({ name }) => name);
}
