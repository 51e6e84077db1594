import type { LiveEvent } from '#contract/notifications/live.events.ts';
import type { Announcement, Announcer } from '../live/announcements.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Database } from './database.ts';

/** What a use case has inside its transaction. */
export type Work = {
  database: Database;
  /** Work that is done after the commit; rolled back with everything else. */
  enqueue: <Payload extends object>(job: Job<Payload>, payload: Payload) => Promise<void>;
  /** Tells a member's open browsers after the commit; forgotten with everything else. */
  announce: (accountId: number, event: LiveEvent) => void;
};

export type Transact = <Result>(run: (work: Work) => Promise<Result>) => Promise<Result>;

/** Runs a change in one transaction. Nothing is announced before it is committed. */
export function createTransact(
  database: Database,
  { jobs, announcer }: { jobs: Jobs; announcer: Announcer },
): Transact {
  return async (run) => {
    const enqueued = new Set<string>();
    // Said twice in one change, it is told once.
    const announced = new Map<string, Announcement>();
    const result = await database.transaction().execute(async (transaction) => {
      const done = await run({
        database: transaction,
        enqueue: async (job, payload) => {
          enqueued.add(job.name);
          await jobs.enqueue(transaction, { job, payload });
        },
        announce: (accountId, event) =>
          void announced.set(`${accountId} ${JSON.stringify(event)}`, { accountId, event }),
      });
      if (announced.size > 0) await announcer.publish(transaction, [...announced.values()]);
      return done;
    });
    announcer.deliver([...announced.values()]);
    jobs.nudge(enqueued);
    return result;
  };
}
