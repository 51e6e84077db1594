import pLimit from 'p-limit';
import { problem } from './problem.ts';

const retryAfter = 5;

export type WorkQueue = {
  /** Runs work in the order in which it came. Throws busy when too much waits. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Throws busy when too much waits. */
  refuseWhenFull: () => void;
};

/** A queue for work that keeps a processor busy, bounded so that nothing waits longer than a person does. */
export function createWorkQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue {
  const limit = pLimit(atOnce);
  const refuseWhenFull = () => {
    if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting) throw problem('busy', { retryAfter });
  };
  return {
    refuseWhenFull,
    run: async (work) => {
      refuseWhenFull();
      return limit(work);
    },
  };
}
