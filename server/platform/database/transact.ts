import type { LiveEvent } from '#contract/notifications/live.events.ts';
import type { Announcement, Announcer } from '../live/announcer.ts';
import { runForClient } from '../http/calling-client.ts';
import { findOrigin, runFrom } from '../live/origin.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Database } from './database.ts';

/** The tools of a use case inside its transaction. */
export type Work = {
  database: Database;
  /** Queues a job for after the commit; rolled back with everything else. */
  enqueue: <Payload extends object>(job: Job<Payload>, payload: Payload) => Promise<void>;
  /**
   * Sends an event to a member's open browsers after the commit, except to the window that made this call; dropped when the
   * transaction is rolled back.
   */
  announce: (accountId: number, event: LiveEvent) => void;
  /**
   * Records that a member's account, profile, photos or preference changed. Rows derived from them are refreshed once, right
   * before the commit.
   */
  memberChanged: (accountId: number) => void;
};

/** The same work, whose events reach no window. */
export function silently(work: Work): Work {
  return { ...work, announce: () => undefined };
}

type Hooks = {
  jobs: Jobs;
  announcer: Announcer;
  /** Called in the transaction, right before its commit, with the members that changed. */
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
    const origin = findOrigin();
    const listAnnounced = () => ({ announcements: [...announced.values()], origin });
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
      if (announced.size > 0) await announcer.publish(transaction, listAnnounced());
      return done;
    });
    announcer.deliver(listAnnounced());
    // What a job announces is news for every window, and what it does is not done by the client of this call.
    runFrom(undefined, () => runForClient(undefined, () => jobs.nudge(enqueued)));
    return result;
  };
}
