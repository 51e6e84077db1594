import { refreshMatching } from '#server/features/matching/matching.ts';
import { createTransact } from '#server/platform/database/transact.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { silentAnnouncer } from '#server/platform/live/announcer.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { readPopulationState } from '../population-state.ts';
import { countPainted, paintPortraits } from './paint-portraits.ts';

type Part = {
  /** How many members are painted then; all that have pictures when absent. */
  upTo?: number;
  onProgress?: (done: number) => void;
};

/** Continues painting in a store. A failed picture is reported, and the demo goes on without it. */
export async function paintSome(store: Store, { upTo, onProgress }: Part): Promise<void> {
  const { dataDirectory, logLevel } = store.configuration;
  const state = await readPopulationState(dataDirectory);
  if (state === null) return;
  const last = Math.min(upTo ?? Infinity, countPainted(state));
  if (state.painted >= last) return;
  // No work of the queue is done here: what is put into it, the product does.
  const jobs = createJobs({ database: store.database, log: createLogger(logLevel), isScheduling: false });
  try {
    await jobs.start([]);
    const hooks = { jobs, announcer: silentAnnouncer, onMembersChanged: refreshMatching };
    const context = { ...store, dataDirectory, transact: createTransact(store.database, hooks) };
    await paintPortraits(context, { state, last, onProgress });
  } catch (error) {
    process.stderr.write(`No more portraits: ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await jobs.stop();
  }
}
