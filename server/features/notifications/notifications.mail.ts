import { sayInNotice } from '#server/locales/en-notifications.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { MailedKind } from './notifications.rules.ts';
import { listUnsubscribeHeaders } from '#server/platform/mail/secret-links.rules.ts';

/** The screen that shows what a mail is about. */
const screens: Record<MailedKind, `/${string}`> = {
  interest_received: '/inbox',
  interest_accepted: '/inbox?tab=accepted&by=them',
  interest_declined: '/inbox?tab=sent',
  interest_cancelled: '/inbox',
  message_received: '/chatWindow',
  contact_viewed: '/inbox?tab=contacts&by=them',
  visit: '/profile-vists',
  todays_matches: '/todaysMatch',
};

/** Joins names: `Asha, Binu and Cyril`. */
const nameList = new Intl.ListFormat('en-GB');

/** What the reader may see of a member, in a few words. */
export type AboutPartner = { name: string; age: number; places: readonly string[] };

type MailContent = {
  to: string;
  /** The first name of the member's profile; empty until the registration is finished. */
  reader: string;
  kind: MailedKind;
  /** The first members; `count` is the number of all. */
  names: readonly string[];
  /** The one member of a mail about a single member; null otherwise. */
  partnerId: number | null;
  count: number;
  /** Who the one member of a mail about an interest is. */
  about?: AboutPartner | undefined;
  stopAddress: string;
  id: string;
};

/**
 * The mail of a notification: names and a link to the screen, never contact details or what a member wrote. RFC 8058 lets mail
 * programs end the kind with one click, by a POST to the same address that a person opens.
 */
export function notificationMail(
  site: MailSite,
  { to, reader, kind, names, partnerId, count, about, stopAddress, id }: MailContent,
): Mail {
  const more = count - names.length;
  const people =
    more === 0 ? nameList.format(names) : sayInNotice('andMore', { names: names.join(', '), more });
  const say = (part: 'Subject' | 'Text') => {
    const number = count === 1 ? 'One' : 'Many';
    return sayInNotice(`${kind}${part}${number}`, { people, count, site: site.name });
  };
  return layOutMail(site, {
    to,
    subject: say('Subject'),
    heading: sayInNotice(`${kind}Heading`),
    reader,
    paragraphs: [say('Text'), ...(about === undefined ? [] : [describe(about)])],
    action: { label: sayInNotice(`${kind}Button`), address: `${site.publicUrl}${screenOf(kind, partnerId)}` },
    closing: sayInNotice('closing'),
    closingLink: { label: sayInNotice('stop'), address: stopAddress },
    headers: {
      'Message-ID': `<${id}@${new URL(site.publicUrl).hostname}>`,
      ...listUnsubscribeHeaders(stopAddress),
    },
  });
}

function describe({ name, age, places }: AboutPartner): string {
  return sayInNotice(places.length === 0 ? 'about' : 'aboutPlace', { name, age, place: places.join(', ') });
}

/** Messages of one member open their conversation. */
function screenOf(kind: MailedKind, partnerId: number | null): string {
  if (kind === 'message_received' && partnerId !== null) return `${screens[kind]}?partner=${partnerId}`;
  return screens[kind];
}
