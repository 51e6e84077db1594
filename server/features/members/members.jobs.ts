import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteBatchesBefore } from './batches.repository.ts';
import { deliverPersonNotice, personNoticeJob } from './correct-person.ts';
import {
  correctionLinkJob,
  correctionNoticeJob,
  deliverCorrectionLink,
  deliverCorrectionNotice,
} from './corrections.ts';
import { deleteExpiredCorrections } from './corrections.repository.ts';
import { daysBefore } from './members.rules.ts';
import { runBatch, runBatchJob } from './run-batch.ts';
import { deliverStatusNotice, statusNoticeJob } from './switch-member.ts';

const cleaningJob: Job<object> = { name: 'members.cleaning', schedule: '53 * * * *' };
/** How long an action on many members is listed; the audit log keeps what it did. */
const batchDays = 30;

export function membersWorkers(context: Context): JobWorker[] {
  return [
    worker(statusNoticeJob, (notice) => deliverStatusNotice(context, notice)),
    worker(correctionLinkJob, ({ accountId, requestedAt }) =>
      deliverCorrectionLink(context, { accountId, requestedAt: new Date(requestedAt) }),
    ),
    worker(correctionNoticeJob, (notice) => deliverCorrectionNotice(context, notice)),
    worker(personNoticeJob, ({ accountId }) => deliverPersonNotice(context, accountId)),
    worker(runBatchJob, ({ batchId }) => runBatch(context, batchId)),
    worker(cleaningJob, async () => {
      await deleteExpiredCorrections(context.database, context.now());
      await deleteBatchesBefore(context.database, daysBefore(context.now(), batchDays));
    }),
  ];
}
