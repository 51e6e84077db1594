import { notificationKindNames } from '#contract/notifications/notification.choices.ts';
import type { Context } from '#server/platform/context.ts';
import { gatherMailJob, queueMailsJob } from './mails.jobs.ts';
import { listWaiting } from './mails.repository.ts';
import { isMailed, mailedSince } from './notifications.rules.ts';

/** So many are queued in one transaction. */
const batchSize = 500;

/** Queues the mails whose waiting may be over. Asking twice does no harm. */
export async function queueMails({ transact, now }: Context, after = 0): Promise<void> {
  await transact(async ({ database, enqueue }) => {
    const waiting = await listWaiting(database, { mailedSince: mailedSince(now()), after, most: batchSize });
    for (const { accountId, kind: kept } of waiting) {
      const kind = notificationKindNames.find((name) => name === kept);
      if (kind !== undefined && isMailed(kind)) await enqueue(gatherMailJob, { accountId, kind });
    }
    const last = waiting.at(-1);
    // The last member may have more kinds: the next round begins with them.
    if (last !== undefined && waiting.length === batchSize) {
      await enqueue(queueMailsJob, { after: last.accountId - 1 });
    }
  });
}
