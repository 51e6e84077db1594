import { type RawBuilder, sql } from 'kysely';
import type { QueueName } from '#contract/dashboard/queues.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The queues that are rows of tables; the others are asked of their features. */
export type TableQueue = Exclude<QueueName, 'outbox' | 'profile_reviews'>;

/** What waits in each of some queues. `oldestAt` is null while nothing does. */
export type Waiting = { waiting: number; oldestAt: Date | null };

/** Counts the queues in one statement. A deletion waits from the instant at which it is due. */
export async function countQueues(
  database: Database,
  { queues, now }: { queues: readonly TableQueue[]; now: Date },
): Promise<ReadonlyMap<string, Waiting>> {
  if (queues.length === 0) return new Map();
  const sources = sourcesAt(now);
  const counts = queues.map((queue) => {
    const { since, rows } = sources[queue];
    return sql`select ${queue}::text as queue, count(*)::integer as waiting, min(${since}) as oldest_at ${rows}`;
  });
  const { rows } = await sql<Waiting & { queue: string }>`${sql.join(counts, sql` union all `)}`.execute(
    database,
  );
  return new Map(rows.map(({ queue, ...waiting }) => [queue, waiting]));
}

function sourcesAt(now: Date): Record<TableQueue, Record<'since' | 'rows', RawBuilder<unknown>>> {
  const created = sql`created_at`;
  return {
    reports: { since: created, rows: sql`from reports where status = 'open'` },
    stories: { since: created, rows: sql`from stories where status = 'pending'` },
    reviews: { since: sql`submitted_at`, rows: sql`from reviews where status = 'pending'` },
    payments: {
      since: sql`coalesce(referenced_at, started_at)`,
      rows: sql`from payments where status = 'waiting'`,
    },
    enquiries: { since: created, rows: sql`from enquiries where status = 'new'` },
    deletions: { since: sql`due_at`, rows: sql`from account_deletions where due_at <= ${now}` },
    imports: {
      since: sql`coalesce(started_at, created_at)`,
      // A sheet that waits for decisions is in progress, too, as long as its rows are stored.
      rows: sql`from imports where state in ('checking', 'importing')
        or (state in ('uploaded', 'checked', 'stopped') and has_file)`,
    },
    failed_jobs: { since: sql`completed_on`, rows: sql`from jobs.job where state = 'failed'` },
  };
}
