import { sayInNotice } from '#server/locales/en-notifications.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { MailedKind } from './notifications.rules.ts';

/** Where what a mail tells is seen. */
const screens: Record<MailedKind, `/${string}`> = {
  interest_received: '/inbox',
  interest_accepted: '/inbox?tab=accepted&by=them',
  interest_declined: '/inbox?tab=sent',
  interest_cancelled: '/inbox',
  contact_viewed: '/inbox?tab=contacts&by=them',
  visit: '/profile-vists',
  todays_matches: '/todaysMatch',
};

/** Names in a sentence: `Asha, Binu and Cyril`. */
const listed = new Intl.ListFormat('en-GB');

type Told = {
  to: string;
  kind: MailedKind;
  /** Of the first of them. */
  names: readonly string[];
  count: number;
  stopAddress: string;
  id: string;
};

/**
 * The mail that tells what the bell tells: names and a way to the screen, never contact details or what somebody wrote. Mail
 * programs end its kind with one click, as RFC 8058 says: they send a POST to the address that a person opens.
 */
export function noticeMail(site: MailSite, { to, kind, names, count, stopAddress, id }: Told): Mail {
  const more = count - names.length;
  const people =
    more === 0 ? listed.format(names) : sayInNotice('andMore', { names: names.join(', '), more });
  const say = (part: 'Subject' | 'Text') => {
    const number = count === 1 ? 'One' : 'Many';
    return sayInNotice(`${kind}${part}${number}`, { people, count, site: site.name });
  };
  return layOutMail(site, {
    to,
    subject: say('Subject'),
    heading: sayInNotice(`${kind}Heading`),
    paragraphs: [say('Text')],
    action: { label: sayInNotice(`${kind}Button`), address: `${site.publicUrl}${screens[kind]}` },
    closing: sayInNotice('closing'),
    closingLink: { label: sayInNotice('stop'), address: stopAddress },
    headers: {
      'Message-ID': `<${id}@${new URL(site.publicUrl).hostname}>`,
      'List-Unsubscribe': `<${stopAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
