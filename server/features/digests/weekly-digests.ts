import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { countUnreadOf } from '#server/features/conversations/conversations.ts';
import { countWaiting } from '#server/features/interests/interests.ts';
import { countNewMatches } from '#server/features/matches/matches.ts';
import { stopToken } from '#server/features/notifications/notifications.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import { findSiteSettings, hourIn, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { digestMail } from './digests.mail.ts';
import { takeMembers } from './digests.repository.ts';
import { type DigestCounts, isDigestTime, isEmpty } from './digests.rules.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

/** Queues the mails about a week, to members above the id `after`. */
export const queueDigestsJob: Job<{ after?: number }> = { name: 'digests.queue', schedule: '*/10 * * * *' };

/** How many mails are queued in one transaction. */
const batchSize = 500;

/**
 * Queues one batch of mails on the morning of a Monday, and the next batch. A member is marked and the mail queued together, so that
 * each gets one a week, whatever ends or runs twice. A site that stands still on a Monday sends none in that week.
 */
export async function queueDigests(context: Context, after = 0): Promise<void> {
  const now = context.now();
  const site = await findSiteSettings(context.database);
  const day = todayAt(site, now);
  if (!isDigestTime({ day, hour: hourIn(site.timeZone, now) })) return;
  await context.transact(async ({ database, enqueue }) => {
    const accountIds = await takeMembers(database, { week: day, after, most: batchSize });
    for (const accountId of accountIds) await enqueue(deliverDigestJob, { accountId, week: day });
    if (accountIds.length === batchSize) await enqueue(queueDigestsJob, { after: Math.max(...accountIds) });
  });
}

/** Mails a member about a week, which is named by its Monday. */
export const deliverDigestJob: Job<{ accountId: number; week: string }> = { name: 'digests.deliver' };

/**
 * Mails a member how many new matches there were in a week, and how many interests and messages wait: numbers alone. They are
 * counted when the mail leaves, so that it is true also when it was tried several times. Nothing is mailed when all are zero, when
 * the account is not active, or when the member does not want the mail any more.
 */
export async function deliverDigest(
  context: Context,
  { accountId, week }: { accountId: number; week: string },
): Promise<void> {
  const { database, configuration, secretKey } = context;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const { notificationChannels } = await findMemberSettings(database, accountId);
  if (!notificationChannels.weekly_digest.mail) return;
  const counts = await countWeek(context, accountId);
  if (isEmpty(counts)) return;
  const { publicUrl } = configuration;
  const site = { ...(await findSiteSettings(database)), publicUrl };
  const token = stopToken(secretKey, { accountId, kind: 'weekly_digest' });
  const stopAddress = writeSecretLink(publicUrl, { path: '/stop-mails', token });
  // A repeated delivery has the same id, so that mail programs show it once.
  const mail = digestMail(site, { to, counts, stopAddress, id: `digest.${accountId}.${week}` });
  await context.mailer.send(mail);
}

async function countWeek(context: Context, accountId: number): Promise<DigestCounts> {
  const { database } = context;
  const { unread } = await countUnreadOf(database, accountId);
  return {
    matches: await countNewMatches(context, accountId),
    interests: await countWaiting(database, accountId),
    messages: unread,
  };
}
