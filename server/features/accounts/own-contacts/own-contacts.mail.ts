import { datesAt } from '#contract/fields/dates.ts';
import { sayInMail } from '#server/locales/en.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import { maskEmail } from '#server/platform/mask-contact.rules.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

type Site = MailSite & { supportEmail: string; timeZone: string };

/** The mail to the former address after a change, with the link that undoes it. */
export function undoMail(
  site: Site,
  { to, newEmail, link, until }: { to: string; newEmail: string; link: string; until: Date },
): Mail {
  const { writeDate } = datesAt({ timeZone: site.timeZone, language: 'en' });
  const names = {
    site: site.name,
    support: site.supportEmail,
    date: writeDate(until),
    contact: maskEmail(newEmail),
  };
  return layOutMail(site, {
    to,
    subject: sayInMail('emailChangedSubject', names),
    heading: sayInMail('emailChangedHeading'),
    paragraphs: [sayInMail('emailChangedText', names), sayInMail('emailUndoText', names)],
    action: { label: sayInMail('emailUndoButton'), address: link },
    closing: sayInMail('emailUndoClosing', names),
  });
}

/** The mail to a new address that it counts from now on. */
export function newEmailNotice(site: Site, to: string): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('emailChangedSubject', names),
    heading: sayInMail('newEmailHeading'),
    paragraphs: [sayInMail('newEmailText', names)],
    closing: sayInMail('newEmailClosing', names),
  });
}

/** The mail to both addresses after a change was undone. */
export function undoneNotice(site: Site, to: string): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('emailUndoneSubject', names),
    heading: sayInMail('emailUndoneHeading'),
    paragraphs: [sayInMail('emailUndoneText'), sayInMail('emailUndoneNext')],
    closing: sayInMail('emailUndoneClosing', names),
  });
}

/** The mail after the mobile number was changed or removed. */
export function mobileNotice(site: Site, to: string): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('mobileChangedSubject', names),
    heading: sayInMail('mobileChangedHeading'),
    paragraphs: [sayInMail('mobileChangedText')],
    closing: sayInMail('mobileChangedClosing', names),
  });
}

/** The mail to an address that another member wanted for their account. */
export function emailInUseNotice(site: Site, to: string): Mail {
  const names = { site: site.name };
  return layOutMail(site, {
    to,
    subject: sayInMail('emailInUseSubject', names),
    heading: sayInMail('emailInUseHeading'),
    paragraphs: [sayInMail('emailInUseText', names)],
    closing: sayInMail('emailInUseClosing'),
  });
}
