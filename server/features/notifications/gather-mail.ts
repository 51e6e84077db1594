import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { deliverMailJob } from './mails.jobs.ts';
import { hasMailSince, type MailOf, markMailed } from './mails.repository.ts';
import { mailedSince, mayMail } from './notifications.rules.ts';

/**
 * Decides that everything of a kind that waits for a member is told in one mail, in the transaction that orders the mail. While one
 * of the kind was sent within the hour it goes on waiting, so that no flood of events is a flood of mails; the first comes at once.
 */
export async function gatherMail(context: Context, { accountId, kind }: MailOf): Promise<void> {
  const now = context.now();
  const { startsAt: dayBeganAt } = dayAt(await findSiteSettings(context.database), now);
  if (!mayMail(kind, { dayBeganAt, now })) return;
  await context.transact(async ({ database, enqueue }) => {
    // Of two at once the second sees what the first one sent.
    await lockAccounts(database, [accountId]);
    if (await hasMailSince(database, { accountId, kind, since: mailedSince(now) })) return;
    if (!(await markMailed(database, { accountId, kind, now }))) return;
    await enqueue(deliverMailJob, { accountId, kind, mailedAt: now.toISOString() });
  });
}
