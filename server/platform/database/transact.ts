import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Database } from './database.ts';

/** What a use case has inside its transaction. */
export type Work = {
  database: Database;
  /** Work that is done after the commit; rolled back with everything else. */
  enqueue: <Payload extends object>(job: Job<Payload>, payload: Payload) => Promise<void>;
};

export type Transact = <Result>(run: (work: Work) => Promise<Result>) => Promise<Result>;

/** Runs a change in one transaction. Nothing is announced before it is committed. */
export function createTransact(database: Database, jobs: Jobs): Transact {
  return async (run) => {
    const enqueued = new Set<string>();
    const result = await database.transaction().execute((transaction) =>
      run({
        database: transaction,
        enqueue: async (job, payload) => {
          enqueued.add(job.name);
          await jobs.enqueue(transaction, { job, payload });
        },
      }),
    );
    jobs.nudge(enqueued);
    return result;
  };
}
