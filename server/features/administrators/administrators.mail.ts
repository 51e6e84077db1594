import type { AdministratorRole } from '#contract/administration/permissions.ts';
import { sayInAdministratorMail } from '#server/locales/en-administrators.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

export const invitationMailJob: Job<{ invitationId: number }> = { name: 'administrators.invitation-mail' };
export const roleChangedMailJob: Job<{ accountId: number }> = { name: 'administrators.role-changed-mail' };
export const secondFactorResetMailJob: Job<{ accountId: number }> = {
  name: 'administrators.second-factor-reset-mail',
};

type Site = MailSite & { supportEmail: string };

/** The mail that invites a person to become an administrator. */
export function invitationMail(
  site: Site,
  { to, role, link, until }: { to: string; role: AdministratorRole; link: string; until: string },
): Mail {
  const names = { site: site.name, role: sayInAdministratorMail(role), date: until };
  return layOutMail(site, {
    to,
    subject: sayInAdministratorMail('invitationSubject', names),
    heading: sayInAdministratorMail('invitationHeading', names),
    paragraphs: [sayInAdministratorMail('invitationText', names)],
    action: { label: sayInAdministratorMail('invitationButton'), address: link },
    closing: sayInAdministratorMail('invitationClosing', names),
  });
}

/** The mail after a change of the role. */
export function roleChangedMail(site: Site, { to, role }: { to: string; role: AdministratorRole }): Mail {
  const names = { site: site.name, role: sayInAdministratorMail(role), support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInAdministratorMail('roleSubject', names),
    heading: sayInAdministratorMail('roleHeading', names),
    paragraphs: [sayInAdministratorMail('roleText', names)],
    closing: sayInAdministratorMail('closing', names),
  });
}

/** The mail after an owner has taken the second factor away. */
export function secondFactorResetMail(site: Site, to: string): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInAdministratorMail('resetSubject', names),
    heading: sayInAdministratorMail('resetHeading'),
    paragraphs: [sayInAdministratorMail('resetText', names)],
    closing: sayInAdministratorMail('closing', names),
  });
}
