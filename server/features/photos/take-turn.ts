import { problem } from '#server/platform/problem.ts';

/** Who else may wait: all together, and of one account. */
const most = { waiting: 30, ofAccount: 6 } as const;
const busySeconds = 10;

/**
 * One photo is worked on at a time: a second one at once would take the processor and the memory that everybody else
 * needs. Throws unavailable when too many wait, too_many_requests when one account alone is too many.
 */
export function createTurns(): <Result>(accountId: number, work: () => Promise<Result>) => Promise<Result> {
  const waiting = new Map<number, number>();
  let waitingAll = 0;
  let last: Promise<unknown> = Promise.resolve();
  const count = (accountId: number, change: 1 | -1) => {
    waitingAll += change;
    const ofAccount = (waiting.get(accountId) ?? 0) + change;
    if (ofAccount === 0) waiting.delete(accountId);
    else waiting.set(accountId, ofAccount);
  };
  return async (accountId, work) => {
    if ((waiting.get(accountId) ?? 0) >= most.ofAccount) {
      throw problem('too_many_requests', { retryAfter: busySeconds });
    }
    if (waitingAll >= most.waiting) throw problem('unavailable', { retryAfter: busySeconds });
    count(accountId, 1);
    const turn = last.then(work);
    // Whoever is next does not care how this one ended.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      count(accountId, -1);
    }
  };
}

/** The turns of this process. */
export const takeTurn = createTurns();
