import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { listDueQueues } from '../database/due-queues.ts';
import { statementsIn, statementsOn } from '../database/raw-statements.ts';

/** How long a task that is due may wait for a worker that was not nudged. */
const pollMs = 2_000;

type Polled = { database: Database; log: Logger; onDue: (names: readonly string[]) => void };

/**
 * Asks again and again which of some queues have tasks that are due, with one statement for all. If every worker asked by itself,
 * dozens of statements would run at the same moment, and everything else in the process would wait for them. Returns a function
 * that stops it.
 */
function pollQueues(names: readonly string[], { database, log, onDue }: Polled): () => void {
  let isPolling = false;
  let isStopped = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      onDue(await listDueQueues(database, names));
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the job queue failed');
    }
    isPolling = false;
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/**
 * A kind of work that runs after the answer. Its payload must contain no secret: it is stored in clear. `atOnce` is how many runs a
 * process has at a time, 1 by default: more for work that waits for other servers. A task runs as soon as possible, or `afterSeconds`.
 */
export type Job<Payload extends object> = {
  name: string;
  schedule?: string;
  atOnce?: number;
  afterSeconds?: number;
  payload?: Payload;
};

/** One run of a job. */
export type Task<Payload extends object> = { job: Job<Payload>; payload: Payload };

/** A job with its function. */
export type JobWorker = {
  name: string;
  schedule?: string;
  atOnce?: number;
  run: (payload: object) => Promise<void>;
};

/** Joins a job with its function, which may run again after a crash: make it idempotent. */
export function worker<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
): JobWorker {
  // Only `enqueue` puts payloads under this name, and it takes the same Job<Payload>.
  return { ...job, run: (payload) => run(payload as Payload) };
}

export type Jobs = {
  /** Queues a task in the same transaction as the change that needs it. */
  enqueue: <Payload extends object>(transaction: Database, task: Task<Payload>) => Promise<void>;
  /** Makes this process's workers poll now. Call it after the commit. */
  nudge: (names: Iterable<string>) => void;
  /** Prepares the queues of these workers; from now on tasks can be queued. */
  start: (workers: readonly JobWorker[]) => Promise<void>;
  /** Starts the workers. Each polls at once, so call it when the server answers. */
  startWorkers: () => Promise<void>;
  /** For a process without workers: runs what is due, one task after the other, until nothing is. */
  runDue: () => Promise<void>;
  /** Waits for running work. */
  stop: () => Promise<void>;
};

const stopTimeoutMs = 20_000;
/** Workers are notified when there is something to do (`pollQueues`). They also look by themselves now and then, each in another second. */
const ownPollSeconds = 600;
const daySeconds = 24 * 60 * 60;
/** Payloads may contain addresses, so work that is done or has failed is deleted after a day. */
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
  log: Logger;
  /** Whether this process starts scheduled jobs; true by default. It works on the queue in any case. */
  isScheduling?: boolean;
};

/** The queue, in the product's own database. */
export function createJobs({ database, log, isScheduling = true }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: statementsOn(database),
    schema: 'jobs',
    schedule: isScheduling,
  });
  boss.on('error', (error) => log.error({ err: new Error(error.message) }, 'the job queue failed'));
  let workers: readonly JobWorker[] = [];
  let isStopping = false;
  let stopPolling: () => void = () => undefined;
  const workerIds = new Map<string, string[]>();
  const nudge = (names: Iterable<string>) => {
    for (const name of names) for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id);
  };
  const runLogged = async (name: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      // The queue retries by itself, but the operator needs the reason why mails are not sent.
      log.warn({ err: error, job: name }, 'a job failed');
      throw error;
    }
  };
  return {
    enqueue: async (transaction, { job, payload }) => {
      const startAfter = job.afterSeconds ?? 0;
      await boss.send(job.name, payload, { db: statementsIn(transaction), startAfter });
    },
    nudge,
    start: async (given) => {
      workers = given;
      await boss.start();
      // Most starts find everything in place, so it is read in two statements and not written again.
      const queues = new Set((await boss.getQueues()).map(({ name }) => name));
      const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const { name, schedule } of workers) {
        if (!queues.has(name)) {
          await boss.createQueue(name, queueRules);
          // The first use of a queue reads its rules, which a task that is queued in a transaction must not wait for: a pool may
          // have one connection.
          await boss.findJobs(name, { queued: true });
        }
        if (schedule !== undefined && schedules.get(name) !== schedule)
          await boss.schedule(name, schedule, {});
      }
    },
    startWorkers: async () => {
      let started = 0;
      for (const { name, run, atOnce = 1 } of workers) {
        const ids: string[] = [];
        workerIds.set(name, ids);
        for (let at = 0; at < atOnce; at += 1) {
          if (isStopping) return;
          const pollingIntervalSeconds = ownPollSeconds + started++;
          const id = await boss.work<object>(name, { batchSize: 1, pollingIntervalSeconds }, async (jobs) => {
            for (const { data } of jobs) await runLogged(name, () => run(data));
            // A queue is emptied without waiting for the next poll.
            const own = ids[at];
            if (own !== undefined) boss.notifyWorker(own);
          });
          ids.push(id);
          // Calls are answered between the first polls.
          await nextTurn();
        }
      }
      if (isStopping) return;
      stopPolling = pollQueues([...workerIds.keys()], { database, log, onDue: nudge });
    },
    runDue: async () => {
      const listDue = () =>
        listDueQueues(
          database,
          workers.map(({ name }) => name),
        );
      for (let due = await listDue(); due.length > 0; due = await listDue()) {
        for (const { name, run } of workers.filter((one) => due.includes(one.name))) {
          for (const { id, data } of await boss.fetch<object>(name)) {
            await runLogged(name, () => run(data)).then(
              () => boss.complete(name, id),
              (error: unknown) => boss.fail(name, id, error instanceof Error ? error : null),
            );
          }
        }
      }
    },
    stop: async () => {
      isStopping = true;
      stopPolling();
      // `boss.stop` polls twice a second; `offWork` resolves as soon as its worker is done.
      const areDone = Promise.all([...workerIds.keys()].map((name) => boss.offWork(name)));
      await Promise.race([areDone, wait(stopTimeoutMs, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: 0 });
    },
  };
}
