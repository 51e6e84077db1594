import { type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { outboxCleaningJob, removeOldMails } from './outbox.ts';

export function outboxWorkers(outbox: OutboxStore, now: () => Date): JobWorker[] {
  return [worker(outboxCleaningJob, () => removeOldMails(outbox, now()))];
}
