import type { LiveEvent } from '#contract/notifications/live.events.ts';
import type { Announcement, Announcer } from '../live/announcements.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Database } from './database.ts';

/** What a use case has inside its transaction. */
export type Work = {
  database: Database;
  /** Work that is done after the commit; rolled back with everything else. */
  enqueue: <Payload extends object>(job: Job<Payload>, payload: Payload) => Promise<void>;
  /** Sends an event to a member's open browsers after the commit; dropped when the transaction is rolled back. */
  announce: (accountId: number, event: LiveEvent) => void;
  /**
   * Says that a member's account, profile, photos or preference changed. What is derived from them is brought up to date
   * once, right before the commit.
   */
  memberChanged: (accountId: number) => void;
};

type Hooks = {
  jobs: Jobs;
  announcer: Announcer;
  /** Runs in the transaction, right before its commit, with the members that changed. */
  onMembersChanged: (database: Database, accountIds: readonly number[]) => Promise<void>;
};

export type Transact = <Result>(run: (work: Work) => Promise<Result>) => Promise<Result>;

/** Runs a change in one transaction. Nothing is announced before it is committed. */
export function createTransact(database: Database, { jobs, announcer, onMembersChanged }: Hooks): Transact {
  return async (run) => {
    const enqueued = new Set<string>();
    // Keyed by content, so that an event announced twice in one transaction is sent once.
    const announced = new Map<string, Announcement>();
    const changed = new Set<number>();
    const result = await database.transaction().execute(async (transaction) => {
      const done = await run({
        database: transaction,
        enqueue: async (job, payload) => {
          enqueued.add(job.name);
          await jobs.enqueue(transaction, { job, payload });
        },
        announce: (accountId, event) =>
          void announced.set(`${accountId} ${JSON.stringify(event)}`, { accountId, event }),
        memberChanged: (accountId) => void changed.add(accountId),
      });
      if (changed.size > 0) await onMembersChanged(transaction, [...changed]);
      if (announced.size > 0) await announcer.publish(transaction, [...announced.values()]);
      return done;
    });
    announcer.deliver([...announced.values()]);
    jobs.nudge(enqueued);
    return result;
  };
}
