import { sayInMail } from '#server/locales/en.ts';
import { layOutMail, type MailSection, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { listUnsubscribeHeaders } from '#server/platform/mail/secret-links.rules.ts';

export type AlertedSearch = {
  name: string;
  /** The first members; `count` is the number of all. */
  names: readonly string[];
  count: number;
  address: string;
  stopAddress: string;
};

/**
 * The mail about new members of all saved searches. RFC 8058 lets mail programs end all alerts with one click, by a POST to the
 * same address that a person opens.
 */
export function alertMail(
  site: MailSite,
  alert: { to: string; searches: readonly AlertedSearch[]; stopAllAddress: string; id: string },
): Mail {
  const { to, searches, stopAllAddress, id } = alert;
  const count = searches.reduce((sum, search) => sum + search.count, 0);
  const [first] = searches;
  const subject = searches.length === 1 ? 'alertSubjectOne' : 'alertSubjectMany';
  return layOutMail(site, {
    to,
    subject: sayInMail(subject, { count: String(count), name: first?.name ?? '' }),
    heading: sayInMail('alertHeading'),
    paragraphs: [sayInMail('alertText')],
    sections: searches.map(describeSearch),
    closing: sayInMail('alertClosing'),
    closingLink: { label: sayInMail('alertStopAll'), address: stopAllAddress },
    headers: {
      'Message-ID': `<${id}@${new URL(site.publicUrl).hostname}>`,
      ...listUnsubscribeHeaders(stopAllAddress),
    },
  });
}

function describeSearch({ name, names, count, address, stopAddress }: AlertedSearch): MailSection {
  const more = count - names.length;
  return {
    heading: name,
    text: sayInMail(more === 0 ? 'alertNames' : 'alertNamesAndMore', {
      names: names.join(', '),
      more: String(more),
    }),
    links: [
      { label: sayInMail('alertSee'), address },
      { label: sayInMail('alertStop'), address: stopAddress },
    ],
  };
}
