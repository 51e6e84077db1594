import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { eraseDueAccounts } from './erasure.ts';
import { makeExport, makeExportJob } from './make-export.ts';
import { deletionNoticeJob, deliverDeletionNotice, deliverExportNotice, exportNoticeJob } from './notices.ts';
import { expireExports, removeFoldersJob, removeOrphanedExports } from './remove-files.ts';

const eraseDueJob: Job<object> = { name: 'privacy.erase-due', schedule: '7 * * * *' };
const expireExportsJob: Job<object> = { name: 'privacy.forget-copies', schedule: '37 * * * *' };
const orphanedExportsJob: Job<object> = { name: 'privacy.remove-left-copies', schedule: '23 3 * * *' };

export function privacyWorkers(context: Context): JobWorker[] {
  return [
    worker(makeExportJob, (key) => makeExport(context, key)),
    worker(exportNoticeJob, (key) => deliverExportNotice(context, key)),
    worker(deletionNoticeJob, ({ accountId, requestedAt }) =>
      deliverDeletionNotice(context, { accountId, requestedAt: new Date(requestedAt) }),
    ),
    worker(removeFoldersJob, async ({ folders }) => {
      for (const folder of folders) await context.files.deleteUnder(folder);
    }),
    worker(eraseDueJob, () => eraseDueAccounts(context)),
    worker(expireExportsJob, () => expireExports(context)),
    worker(orphanedExportsJob, async () => {
      const removed = await removeOrphanedExports(context);
      if (removed > 0) context.log.info({ removed }, 'exports without a row were removed');
    }),
  ];
}
