import { createToken, hashToken } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { daysAfter, daysBefore, invitationDays, mailPace } from '../imports.rules.ts';
import { markInvited, queueMails, setInvitationToken } from './answers.repository.ts';
import { invitationMail } from './invitations.mail.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

/** Makes the link of an invitation and mails it. The job makes the link itself, so that the queue never holds it. */
export const deliverInvitationJob: Job<{ invitationId: number }> = { name: 'imports.deliver-invitation' };

/** Queues the next ordered mails: a limited number each time, so that mail servers do not block us. */
export async function queueInvitations({ transact, now }: Context): Promise<void> {
  const instant = now();
  await transact(async ({ database, enqueue }) => {
    const retryBefore = daysBefore(instant, mailPace.retryDays);
    const ids = await queueMails(database, { now: instant, retryBefore, most: mailPace.perMinute });
    for (const invitationId of ids) await enqueue(deliverInvitationJob, { invitationId });
  });
}

/**
 * Makes the link of an invitation and mails it. A retry after a failed delivery makes another link; an answered
 * invitation is skipped.
 */
export async function deliverInvitation(context: Context, id: number): Promise<void> {
  const { database, configuration, mailer, now } = context;
  const token = createToken();
  const tokenHash = hashToken(token);
  const invitation = await setInvitationToken(database, { id, tokenHash, provesEmail: true });
  if (invitation === undefined || invitation.email === null) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
  const mail = invitationMail(site, {
    to: invitation.email,
    facts: invitation.facts,
    source: invitation.source,
    link: linkOf(configuration, token),
    expiresAt: daysAfter(invitation.createdAt, invitationDays),
  });
  await mailer.send(mail);
  await markInvited(database, { id, tokenHash, now: now() });
}

/** The secret link of an invitation. */
export function linkOf({ publicUrl }: Context['configuration'], token: string): string {
  return writeSecretLink(publicUrl, { path: '/invitation', token });
}
