import type { Work } from '#server/platform/database/transact.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { hasSubscription } from './push-subscriptions.repository.ts';

/** A push to all browsers of a member, and when it was ordered. */
export type PushOrder = { accountId: number; orderedAt: string };

/** A member who is there sees a message within this time, and needs no push. */
const waitSeconds = 5;

/** Sends the push. Several run at once, because a push service may be slow. */
export const deliverPushJob: Job<PushOrder> = {
  name: 'notifications.deliver-push',
  atOnce: 4,
  afterSeconds: waitSeconds,
};

/**
 * Tells the browsers of a member who is away that there are unread messages, in the transaction of the event and without a word of it. It
 * is sent a few seconds later, if there is something unread then; what happens meanwhile is in the same push.
 */
export async function pushTo(
  { database, enqueue }: Work,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  // Most members have none, so that the queue is spared.
  if (!(await hasSubscription(database, accountId))) return;
  await enqueue(deliverPushJob, { accountId, orderedAt: now.toISOString() });
}
