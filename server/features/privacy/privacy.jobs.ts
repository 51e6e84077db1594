import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deliverCopyNotice, deliverDeletionNotice } from './deliver-notices.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { removeFoldersJob } from './folders.jobs.ts';
import { forgetCopies, removeLeftCopies } from './forget-copies.ts';
import { makeCopy } from './make-copy.ts';
import { copyNoticeJob, deletionNoticeJob, makeCopyJob } from './notices.jobs.ts';

const eraseDueJob: Job<object> = { name: 'privacy.erase-due', schedule: '7 * * * *' };
const forgetCopiesJob: Job<object> = { name: 'privacy.forget-copies', schedule: '37 * * * *' };
const leftCopiesJob: Job<object> = { name: 'privacy.remove-left-copies', schedule: '23 3 * * *' };

export function privacyWorkers(context: Context): JobWorker[] {
  return [
    worker(makeCopyJob, (making) => makeCopy(context, making)),
    worker(copyNoticeJob, (copy) => deliverCopyNotice(context, copy)),
    worker(deletionNoticeJob, ({ accountId, requestedAt }) =>
      deliverDeletionNotice(context, { accountId, requestedAt: new Date(requestedAt) }),
    ),
    worker(removeFoldersJob, async ({ folders }) => {
      for (const folder of folders) await context.files.deleteUnder(folder);
    }),
    worker(eraseDueJob, () => eraseDueAccounts(context)),
    worker(forgetCopiesJob, () => forgetCopies(context)),
    worker(leftCopiesJob, async () => {
      const removed = await removeLeftCopies(context);
      if (removed > 0) context.log.info({ removed }, 'copies that belong to nobody were removed');
    }),
  ];
}
