import type { Context } from '#server/platform/context.ts';
import { type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deliverDigest, deliverDigestJob, queueDigests, queueDigestsJob } from './weekly-digests.ts';

export function digestsWorkers(context: Context): JobWorker[] {
  return [
    worker(queueDigestsJob, ({ after }) => queueDigests(context, after)),
    worker(deliverDigestJob, (payload) => deliverDigest(context, payload)),
  ];
}
