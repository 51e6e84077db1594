import { datesAt } from '#contract/fields/dates.ts';
import { z } from 'zod';
import { sayInMail } from '#server/locales/en.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

const withFirstName = z.object({ firstName: z.string() });

/** The mail that invites an imported person: who gave the data, and the link to claim or decline. */
export function invitationMail(
  site: MailSite & { timeZone: string },
  invited: { to: string; facts: unknown; source: string | null; link: string; expiresAt: Date },
): Mail {
  const { to, source, link, expiresAt } = invited;
  const date = datesAt({ timeZone: site.timeZone, language: 'en' }).writeDate(expiresAt);
  const names = { site: site.name, date, source: source ?? '' };
  const { data: person } = withFirstName.safeParse(invited.facts);
  return layOutMail(site, {
    to,
    subject: sayInMail('invitationSubject', names),
    heading: sayInMail('invitationHeading', names),
    reader: person?.firstName ?? '',
    paragraphs: [
      sayInMail(source === null ? 'invitationFromNobody' : 'invitationFrom', names),
      sayInMail('invitationPromise', names),
    ],
    action: { label: sayInMail('invitationButton'), address: link },
    closing: sayInMail('invitationClosing', names),
  });
}
