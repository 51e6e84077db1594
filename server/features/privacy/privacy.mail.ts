import { sayInMail } from '#server/locales/en.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

type Notice = { to: string; date: string };
type Site = MailSite & { supportEmail: string };

/** The mail with the date of the erasure. Its link leads to a page that requires a session. */
export function deletionNotice(site: Site, { to, date }: Notice): Mail {
  const names = { site: site.name, date, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('deletionSubject', names),
    heading: sayInMail('deletionHeading'),
    paragraphs: [sayInMail('deletionText'), sayInMail('deletionUntil', names)],
    action: { label: sayInMail('deletionButton'), address: `${site.publicUrl}/settings?section=leaving` },
    closing: sayInMail('deletionClosing', names),
  });
}

/** The mail about an erasure that an administrator requested. Its link leads to a page that requires a session. */
export function erasureNotice(site: Site, { to, date }: Notice): Mail {
  const names = { site: site.name, date, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('erasureSubject', names),
    heading: sayInMail('erasureHeading'),
    paragraphs: [sayInMail('erasureText', names)],
    action: { label: sayInMail('deletionButton'), address: `${site.publicUrl}/settings?section=leaving` },
    closing: sayInMail('erasureClosing', names),
  });
}

/** The mail about an export that is ready. Its link leads to a page that requires a session. */
export function exportNotice(site: Site, { to, date }: Notice): Mail {
  const names = { site: site.name, date };
  return layOutMail(site, {
    to,
    subject: sayInMail('copySubject', names),
    heading: sayInMail('copyHeading'),
    paragraphs: [sayInMail('copyText', names)],
    action: { label: sayInMail('copyButton'), address: `${site.publicUrl}/settings?section=data` },
    closing: sayInMail('copyClosing'),
  });
}
