import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { statementsIn, statementsOn } from '../database/raw-statements.ts';

/** A kind of work that happens after the answer. Its payload must hold no secret: it stands in the database in clear. */
export type Job<Payload extends object> = { name: string; schedule?: string; payload?: Payload };

/** One piece of work to be done. */
export type Task<Payload extends object> = { job: Job<Payload>; payload: Payload };

/** A job with the function that does it. */
export type JobWorker = { name: string; schedule?: string; run: (payload: object) => Promise<void> };

/** Joins a job with the function that does it. Work may run again after a crash: make it idempotent. */
export function worker<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
): JobWorker {
  // Only `enqueue` puts payloads under this name, and it takes the same Job<Payload>.
  return { ...job, run: (payload) => run(payload as Payload) };
}

export type Jobs = {
  /** Puts work in the queue in the same transaction as the change that asks for it. */
  enqueue: <Payload extends object>(transaction: Database, task: Task<Payload>) => Promise<void>;
  /** Tells this process's workers to look now instead of at their next poll. Call it after the commit. */
  nudge: (names: Iterable<string>) => void;
  start: (workers: readonly JobWorker[]) => Promise<void>;
  /** Lets running work finish. */
  stop: () => Promise<void>;
};

const stopTimeoutMs = 20_000;
const daySeconds = 24 * 60 * 60;
/** Payloads may name addresses, so work that is done, or can no longer be, is forgotten after a day. */
const queueRules = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: daySeconds,
  retentionSeconds: daySeconds,
};

export type JobsOptions = {
  database: Database;
  engine: 'embedded' | 'postgres';
  log: Logger;
  /** Whether this process starts work on schedule; on unless said otherwise. What is in the queue is done in any case. */
  isScheduling?: boolean;
};

/** The queue, in the product's own database. */
export function createJobs({ database, engine, log, isScheduling = true }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: statementsOn(database),
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    schedule: isScheduling,
  });
  boss.on('error', (error) => log.error({ err: new Error(error.message) }, 'the job queue failed'));
  const workerIds = new Map<string, string>();
  const nudgeWorker = (name: string) => {
    const id = workerIds.get(name);
    if (id !== undefined) boss.notifyWorker(id);
  };
  const runLogged = async (name: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      // The queue tries again by itself, but an operator must learn why mails do not leave.
      log.warn({ err: error, job: name }, 'a job failed');
      throw error;
    }
  };
  return {
    enqueue: async (transaction, { job, payload }) => {
      await boss.send(job.name, payload, { db: statementsIn(transaction) });
    },
    nudge: (names) => {
      for (const name of names) nudgeWorker(name);
    },
    start: async (workers) => {
      await boss.start();
      for (const { name, schedule, run } of workers) {
        await boss.createQueue(name, queueRules);
        const id = await boss.work<object>(name, { batchSize: 1 }, async (jobs) => {
          for (const { data } of jobs) await runLogged(name, () => run(data));
          // There may be more: a queue is emptied without waiting for the next poll.
          nudgeWorker(name);
        });
        workerIds.set(name, id);
        if (schedule !== undefined) await boss.schedule(name, schedule, {});
      }
    },
    stop: async () => {
      // The queue looks only twice a second whether its workers are done; each of them says so at once.
      const areDone = Promise.all([...workerIds.keys()].map((name) => boss.offWork(name)));
      await Promise.race([areDone, wait(stopTimeoutMs, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: 0 });
    },
  };
}
