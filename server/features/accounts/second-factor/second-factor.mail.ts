import { sayInFactorMail } from '#server/locales/en-second-factor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

/** What happened to the second factor of an account. `taken_away` is by an administrator. */
export const factorChanges = [
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'codes_renewed',
  'code_used',
  'taken_away',
] as const;
export type FactorChange = (typeof factorChanges)[number];

/** Mails a person about a change of their second factor, so that a thief cannot make it unnoticed. */
export const factorNoticeJob: Job<{ accountId: number; change: FactorChange }> = {
  name: 'accounts.second-factor-notice',
};

/** The mail after a change of the second factor. */
export function factorNotice(
  site: MailSite & { supportEmail: string },
  { to, change }: { to: string; change: FactorChange },
): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInFactorMail('subject', names),
    heading: sayInFactorMail(`${change}_heading`),
    paragraphs: [sayInFactorMail(change, names)],
    closing: sayInFactorMail(change === 'taken_away' ? 'takenClosing' : 'closing', names),
  });
}
