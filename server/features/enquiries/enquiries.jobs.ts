import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deliverReply, deliverReplyJob } from './deliver-reply.ts';
import { deleteOldEnquiries } from './enquiries.repository.ts';
import { removedBefore } from './enquiries.rules.ts';

const cleaningJob: Job<object> = { name: 'enquiries.cleaning', schedule: '37 3 * * *' };

export function enquiriesWorkers(context: Context): JobWorker[] {
  return [
    worker(deliverReplyJob, ({ messageId }) => deliverReply(context, messageId)),
    worker(cleaningJob, () => removeOldEnquiries(context)),
  ];
}

/** Removes the enquiries without a mail or change for two years. */
export async function removeOldEnquiries({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): Promise<void> {
  await deleteOldEnquiries(database, removedBefore(now()));
}
