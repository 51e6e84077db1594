import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { outboxLimit } from './administration.rules.ts';

const outboxCleaningJob: Job<object> = { name: 'administration.outbox-cleaning', schedule: '41 * * * *' };

export function administrationWorkers(outbox: OutboxStore, now: () => Date): JobWorker[] {
  return [worker(outboxCleaningJob, () => outbox.removeBefore(outboxLimit(now())))];
}
