import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { invalidateChanged } from '#web/app/client/stale-answers.ts';
import { frequentTags, joinEvents, missedTags } from './event-batch.rules.ts';

/** The first event waits so long for others, and the next batch starts at the earliest so long after it. */
const batchMilliseconds = 40;
const pauseMilliseconds = 300;

/** Collects events and applies them to the query cache in batches. */
export function createEventBatcher(queries: QueryClient): {
  add: (event: LiveEvent) => void;
  stop: () => void;
} {
  let waiting: LiveEvent[] = [];
  let timer: number | undefined;
  let lastApplied = Number.NEGATIVE_INFINITY;
  const apply = () => {
    const change = joinEvents(waiting);
    waiting = [];
    timer = undefined;
    lastApplied = performance.now();
    void invalidateChanged(queries, change);
  };
  return {
    add: (event) => {
      waiting.push(event);
      const pause = lastApplied + pauseMilliseconds - performance.now();
      timer ??= window.setTimeout(apply, Math.max(batchMilliseconds, pause));
    },
    stop: () => window.clearTimeout(timer),
  };
}

/** Refetches everything that an event can change, because events may have been missed. */
export async function refetchEverything(queries: QueryClient): Promise<void> {
  await invalidateChanged(queries, { tags: missedTags });
}

/** Refetches what may have changed between the first answers and the first connection. */
export async function refetchFrequent(queries: QueryClient): Promise<void> {
  await invalidateChanged(queries, { tags: frequentTags });
}
