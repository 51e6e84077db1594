import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { gatherMailJob, queueMailsJob } from './mails.jobs.ts';
import { listWaiting } from './mails.repository.ts';
import { mailedKinds, mailedSince, mayMail } from './notifications.rules.ts';

/** So many are queued in one transaction. */
const batchSize = 500;

/** Queues the mails whose waiting may be over. Asking twice does no harm. */
export async function queueMails(context: Context, after = 0): Promise<void> {
  const now = context.now();
  const { startsAt: dayBeganAt } = dayAt(await findSiteSettings(context.database), now);
  const kinds = mailedKinds.filter((kind) => mayMail(kind, { dayBeganAt, now }));
  await context.transact(async ({ database, enqueue }) => {
    const asked = { kinds, mailedSince: mailedSince(now), after, most: batchSize };
    const waiting = await listWaiting(database, asked);
    for (const mail of waiting) await enqueue(gatherMailJob, mail);
    const last = waiting.at(-1);
    // The last member may have more kinds: the next round begins with them.
    if (last !== undefined && waiting.length === batchSize) {
      await enqueue(queueMailsJob, { after: last.accountId - 1 });
    }
  });
}
