import { problem } from '#server/platform/problem.ts';

/** So many forms with files may one account send at once: each lies on the disk while it is answered. */
const mostAtOnce = 6;
const busySeconds = 5;

/** Lets a form be worked on unless its sender has too many under way. Throws too_many_requests before it is read. */
export function createFormLimit(): <Result>(sender: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, number>();
  return async (sender, work) => {
    const others = underWay.get(sender) ?? 0;
    if (others >= mostAtOnce) throw problem('too_many_requests', { retryAfter: busySeconds });
    underWay.set(sender, others + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(sender) ?? 1) - 1;
      if (left === 0) underWay.delete(sender);
      else underWay.set(sender, left);
    }
  };
}
