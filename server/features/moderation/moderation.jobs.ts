import type { Context } from '#server/platform/context.ts';
import { type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deliverDecision, deliverDecisionJob } from './deliver-decision.ts';

export function moderationWorkers(context: Context): JobWorker[] {
  return [worker(deliverDecisionJob, ({ itemId }) => deliverDecision(context, itemId))];
}
