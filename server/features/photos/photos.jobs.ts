import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { removeFilesJob, removeOrphans } from './photo-files.ts';
import { folderOf } from './photo-names.rules.ts';
import { removeOldUnplacedPhotos } from './uploads.ts';

const unplacedJob: Job<object> = { name: 'photos.remove-waiting', schedule: '29 * * * *' };
const orphansJob: Job<object> = { name: 'photos.remove-orphans', schedule: '53 3 * * *' };

export function photosWorkers(context: Context): JobWorker[] {
  return [
    worker(removeFilesJob, async ({ tokens }) => {
      for (const token of tokens) await context.files.deleteUnder(folderOf(token));
    }),
    worker(unplacedJob, () => removeOldUnplacedPhotos(context)),
    worker(orphansJob, async () => {
      const removed = await removeOrphans(context);
      if (removed > 0) context.log.info({ removed }, 'files without a photo were removed');
    }),
  ];
}
