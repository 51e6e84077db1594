import type { z } from 'zod';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { QueueName } from '#contract/dashboard/queues.ts';
import type { queueWire } from '#contract/dashboard/dashboard.ts';
import { countWaitingReviews } from '#server/features/moderation/moderation.ts';
import type { Context } from '#server/platform/context.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { listQueuesOf } from './dashboard.rules.ts';
import { countQueues, type TableQueue, type Waiting } from './queues.repository.ts';

/** The queues that a role may open, each with how much waits in it and since when. */
export async function listQueues(
  { database, now }: Context,
  { role, outbox }: { role: AdministratorRole; outbox: OutboxStore },
): Promise<z.infer<typeof queueWire>[]> {
  const queues = listQueuesOf(role);
  const counted = await countQueues(database, { queues: queues.filter(isInTable), now: now() });
  const elsewhere: Record<OtherQueue, () => Promise<Waiting>> = {
    profile_reviews: () => countWaitingReviews(database),
    outbox: () => countMails(outbox),
  };
  const found: z.infer<typeof queueWire>[] = [];
  for (const queue of queues) {
    const waiting = isInTable(queue) ? counted.get(queue) : await elsewhere[queue]();
    found.push({
      queue,
      waiting: waiting?.waiting ?? 0,
      oldest_at: waiting?.oldestAt?.toISOString() ?? null,
    });
  }
  return found;
}

type OtherQueue = Exclude<QueueName, TableQueue>;

function isInTable(queue: QueueName): queue is TableQueue {
  return queue !== 'outbox' && queue !== 'profile_reviews';
}

/** The mails that were written but not sent. */
async function countMails(outbox: OutboxStore): Promise<Waiting> {
  const ids = await outbox.listIds();
  const oldest = ids.at(-1);
  // The mail may be removed since it was listed.
  const mail = oldest === undefined ? null : await outbox.read(oldest);
  return { waiting: ids.length, oldestAt: mail?.createdAt ?? null };
}
