import type { MemberStatus } from '#server/features/accounts/accounts.ts';
import { sayInMail } from '#server/locales/en.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

type Site = MailSite & { supportEmail: string };

type StatusNotice = { to: string; status: MemberStatus; reason?: string | undefined };

/** The mail after an account was switched off or on, with the reason that the administrator gave. */
export function statusNotice(site: Site, { to, status, reason = '' }: StatusNotice): Mail {
  const why = reason === '' ? [] : [sayInMail('accountReason', { reason })];
  const names = { site: site.name, support: site.supportEmail };
  if (status === 'inactive') {
    return layOutMail(site, {
      to,
      subject: sayInMail('accountOffSubject', names),
      heading: sayInMail('accountOffHeading'),
      paragraphs: [sayInMail('accountOffText'), ...why],
      closing: sayInMail('accountOffClosing', names),
    });
  }
  return layOutMail(site, {
    to,
    subject: sayInMail('accountOnSubject', names),
    heading: sayInMail('accountOnHeading'),
    paragraphs: [sayInMail('accountOnText'), ...why],
    action: { label: sayInMail('accountOnButton'), address: site.publicUrl },
    closing: sayInMail('accountOnClosing', names),
  });
}

/** What is corrected, with the word for it in mails. */
export type Corrected = 'email' | 'mobile';
const words = { email: 'correctionEmail', mobile: 'correctionMobile' } as const;

/** The mail with the link that confirms a corrected address or number, which is masked in it. */
export function correctionMail(
  site: Site,
  {
    to,
    what,
    contact,
    link,
    date,
  }: { to: string; what: Corrected; contact: string; link: string; date: string },
): Mail {
  const names = { site: site.name, what: sayInMail(words[what]), contact, date };
  return layOutMail(site, {
    to,
    subject: sayInMail('correctionSubject', names),
    heading: sayInMail('correctionHeading'),
    paragraphs: [sayInMail('correctionText', names), sayInMail('correctionUntil', names)],
    action: { label: sayInMail('correctionButton'), address: link },
    closing: sayInMail('correctionClosing'),
  });
}

/** The mail to the present address that a correction was requested. */
export function correctionNotice(site: Site, { to, what }: { to: string; what: Corrected }): Mail {
  const names = {
    site: site.name,
    what: sayInMail(words[what]),
    support: site.supportEmail,
  };
  return layOutMail(site, {
    to,
    subject: sayInMail('correctionNoticeSubject', names),
    heading: sayInMail('correctionNoticeHeading', names),
    paragraphs: [sayInMail('correctionNoticeText', names)],
    closing: sayInMail('correctionNoticeClosing', names),
  });
}

/** The mail that gender or date of birth was corrected. */
export function personNotice(site: Site, to: string): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('personCorrectedSubject', names),
    heading: sayInMail('personCorrectedHeading'),
    paragraphs: [sayInMail('personCorrectedText')],
    action: { label: sayInMail('personCorrectedButton'), address: `${site.publicUrl}/myProfile` },
    closing: sayInMail('personCorrectedClosing', names),
  });
}
