import { sayInDigest } from '#server/locales/en-digests.ts';
import { layOutMail, type MailSection, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { type DigestCounts, digestParts } from './digests.rules.ts';
import { listUnsubscribeHeaders } from '#server/platform/mail/secret-links.rules.ts';

/** The screen that shows what a part tells. */
const screens: Record<keyof DigestCounts, string> = {
  matches: '/todaysMatch',
  interests: '/inbox',
  messages: '/chatWindow',
};

/**
 * The mail about a week: numbers and links, no names and nothing that a member wrote. RFC 8058 lets mail programs end these mails
 * with one click, by a POST to the same address that a person opens.
 */
export function digestMail(
  site: MailSite,
  { to, counts, stopAddress, id }: { to: string; counts: DigestCounts; stopAddress: string; id: string },
): Mail {
  return layOutMail(site, {
    to,
    subject: sayInDigest('subject', { site: site.name }),
    heading: sayInDigest('heading'),
    paragraphs: [sayInDigest('text')],
    sections: digestParts
      .filter((part) => counts[part] > 0)
      .map((part) => describePart(part, { count: counts[part], publicUrl: site.publicUrl })),
    closing: sayInDigest('closing'),
    closingLink: { label: sayInDigest('stop'), address: stopAddress },
    headers: {
      'Message-ID': `<${id}@${new URL(site.publicUrl).hostname}>`,
      ...listUnsubscribeHeaders(stopAddress),
    },
  });
}

function describePart(
  part: keyof DigestCounts,
  { count, publicUrl }: { count: number; publicUrl: string },
): MailSection {
  return {
    heading: sayInDigest(count === 1 ? `${part}One` : `${part}Many`, { count: String(count) }),
    text: sayInDigest(`${part}Text`),
    links: [{ label: sayInDigest(`${part}Link`), address: `${publicUrl}${screens[part]}` }],
  };
}
