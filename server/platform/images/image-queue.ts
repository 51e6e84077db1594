import { problem } from '#server/platform/problem.ts';

/** The most calls in the queue, the running one included: of all senders, and of one. */
const limits = { all: 30, ofSender: 6 } as const;
const retryAfter = 10;

/**
 * A queue that works on one picture at a time: two at once would take the processor and the memory that other requests
 * need. A sender is an account or, for a visitor, an address. Throws too_many_requests when the sender has too many in the queue,
 * unavailable when all senders together do.
 */
export function createImageQueue(): <Result>(
  sender: number | string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const counts = new Map<number | string, number>();
  let countOfAll = 0;
  let last: Promise<unknown> = Promise.resolve();
  const count = (sender: number | string, change: 1 | -1) => {
    countOfAll += change;
    const ofSender = (counts.get(sender) ?? 0) + change;
    if (ofSender === 0) counts.delete(sender);
    else counts.set(sender, ofSender);
  };
  return async (sender, work) => {
    if ((counts.get(sender) ?? 0) >= limits.ofSender) throw problem('too_many_requests', { retryAfter });
    if (countOfAll >= limits.all) throw problem('unavailable', { retryAfter });
    count(sender, 1);
    const running = last.then(work);
    // The next one runs even when this one fails.
    last = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      count(sender, -1);
    }
  };
}

/** The queue of this process. */
export const runInImageQueue = createImageQueue();
