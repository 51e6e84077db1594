import { problem } from '#server/platform/problem.ts';

/** The most calls in the queue, the running one included: of all accounts, and of one. */
const limits = { all: 30, ofAccount: 6 } as const;
const retryAfter = 10;

/**
 * A queue that works on one picture at a time: two at once would take the processor and the memory that other requests
 * need. Throws too_many_requests when the account has too many in the queue, unavailable when all accounts together do.
 */
export function createImageQueue(): <Result>(
  accountId: number,
  work: () => Promise<Result>,
) => Promise<Result> {
  const counts = new Map<number, number>();
  let countOfAll = 0;
  let last: Promise<unknown> = Promise.resolve();
  const count = (accountId: number, change: 1 | -1) => {
    countOfAll += change;
    const ofAccount = (counts.get(accountId) ?? 0) + change;
    if (ofAccount === 0) counts.delete(accountId);
    else counts.set(accountId, ofAccount);
  };
  return async (accountId, work) => {
    if ((counts.get(accountId) ?? 0) >= limits.ofAccount) throw problem('too_many_requests', { retryAfter });
    if (countOfAll >= limits.all) throw problem('unavailable', { retryAfter });
    count(accountId, 1);
    const running = last.then(work);
    // The next one runs even when this one fails.
    last = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      count(accountId, -1);
    }
  };
}

/** The queue of this process. */
export const runInImageQueue = createImageQueue();
