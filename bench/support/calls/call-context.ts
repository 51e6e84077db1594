import { refreshMatching } from '#server/features/matching/matching.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import type { Context } from '#server/platform/context.ts';
import { createTransact } from '#server/platform/database/transact.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLive } from '#server/platform/live/live.ts';
import { createLogger } from '#server/platform/logging/logger.ts';

/** The part of the product's context that calls of members use, without live connections and without a job queue. */
export function callContext(store: Store, databaseUrl: string): Context {
  const log = createLogger('silent');
  const jobs = createJobs({ database: store.database, log });
  const { announcer } = createLive({ connectionString: databaseUrl, now: store.now, log });
  // The use cases that are measured ask for nothing else.
  return {
    ...store,
    log,
    transact: createTransact(store.database, { jobs, announcer, onMembersChanged: refreshMatching }),
  } as unknown as Context;
}
