import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { folderOf } from './photo-names.rules.ts';
import { deleteWaitingBefore } from './photos.repository.ts';
import { removeFiles, removeFilesJob } from './remove-files.ts';
import { removeOrphans } from './remove-orphans.ts';

const waitingJob: Job<object> = { name: 'photos.remove-waiting', schedule: '29 * * * *' };
const orphansJob: Job<object> = { name: 'photos.remove-orphans', schedule: '53 3 * * *' };

const dayMs = 24 * 60 * 60_000;

export function photosWorkers(context: Context): JobWorker[] {
  return [
    worker(removeFilesJob, async ({ tokens }) => {
      for (const token of tokens) await context.files.deleteUnder(folderOf(token));
    }),
    worker(waitingJob, () => removeWaiting(context)),
    worker(orphansJob, async () => {
      const removed = await removeOrphans(context);
      if (removed > 0) context.log.info({ removed }, 'files without a photo were removed');
    }),
  ];
}

/** Forgets photos that were uploaded a day ago and never put into a place. */
export async function removeWaiting(context: Pick<Context, 'now' | 'transact'>): Promise<void> {
  const limit = new Date(context.now().getTime() - dayMs);
  await context.transact(async (work) => {
    await removeFiles(work, await deleteWaitingBefore(work.database, limit));
  });
}
