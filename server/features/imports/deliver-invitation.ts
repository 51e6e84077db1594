import { createToken, hashToken } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { markInvited, setInvitationToken } from './answers.repository.ts';
import { daysAfter, invitationDays } from './imports.rules.ts';
import { invitationMail } from './invitations.mail.ts';

/**
 * Makes the link of an invitation and mails it. Trying again after a failed delivery makes another link; somebody who has
 * answered in the meantime gets no mail.
 */
export async function deliverInvitation(context: Context, id: number): Promise<void> {
  const { database, configuration, mailer, now } = context;
  const token = createToken();
  const kept = { id, tokenHash: hashToken(token), provesEmail: true };
  const invitation = await setInvitationToken(database, kept);
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
  await markInvited(database, { id, tokenHash: kept.tokenHash, now: now() });
}

/** The address of an invitation, for the person alone. */
export function linkOf({ publicUrl }: Context['configuration'], token: string): string {
  return `${publicUrl}/invitation?token=${token}`;
}
