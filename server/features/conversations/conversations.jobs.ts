import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { removalCutoff } from './conversations.rules.ts';
import { removeDeleted } from './message-changes.repository.ts';

const cleaningJob: Job<object> = { name: 'conversations.cleaning', schedule: '17 4 * * *' };

export function conversationsWorkers(context: Context): JobWorker[] {
  return [worker(cleaningJob, () => removeMessagesOfNobody(context))];
}

/** Removes the messages that neither of two members has any more. */
export async function removeMessagesOfNobody({ database, now }: Context): Promise<void> {
  await removeDeleted(database, removalCutoff(now()));
}
