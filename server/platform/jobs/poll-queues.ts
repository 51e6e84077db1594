import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { listDueQueues } from '../database/due-queues.ts';

/** How long a task that is due may wait for a worker that was not nudged. */
const pollMs = 2_000;

type Polled = { database: Database; log: Logger; onDue: (names: readonly string[]) => void };

/**
 * Asks again and again which of some queues have tasks that are due, with one statement for all. If every worker asked by itself,
 * dozens of statements would run at the same moment, and everything else in the process would wait for them. Returns a function
 * that stops it.
 */
export function pollQueues(names: readonly string[], { database, log, onDue }: Polled): () => void {
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
