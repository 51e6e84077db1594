import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { stopToken } from '#server/features/notifications/notifications.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { decisionMail } from './moderation.mail.ts';
import { findItem } from './review-items.repository.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

/** Mails a member what a moderator decided. */
export const deliverDecisionJob: Job<{ itemId: number }> = { name: 'moderation.deliver-decision' };

/**
 * Mails a member what a moderator decided about an item. Nothing is mailed when the photo was removed since, when the account is
 * not active, or when the member turned these mails off.
 */
export async function deliverDecision(context: Context, itemId: number): Promise<void> {
  const { database, configuration, secretKey } = context;
  const item = await findItem(database, itemId);
  if (item === undefined || item.state === 'waiting') return;
  const { accountId } = item;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const { notificationChannels } = await findMemberSettings(database, accountId);
  if (!notificationChannels.review_decided.mail) return;
  const { publicUrl } = configuration;
  const site = { ...(await findSiteSettings(database)), publicUrl };
  const token = stopToken(secretKey, { accountId, kind: 'review_decided' });
  const stopAddress = writeSecretLink(publicUrl, { path: '/stop-mails', token });
  const { firstName: reader } = await findProfile(database, accountId);
  // A repeated delivery has the same id, so that mail programs show it once.
  const mail = decisionMail(site, { to, reader, item, stopAddress, id: `review.${itemId}` });
  await context.mailer.send(mail);
}
