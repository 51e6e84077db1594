import { datesAt } from '#contract/fields/dates.ts';
import { sayInEnquiryMail } from '#server/locales/en-enquiries.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Enquiry } from './enquiries.repository.ts';
import { referenceOf, threadHeaders } from './enquiries.rules.ts';

type Site = MailSite & { supportEmail: string; timeZone: string };

type Reply = {
  enquiry: Pick<Enquiry, 'id' | 'email'>;
  text: string;
  thread: { mailId: string; root: string; earlier: readonly string[] };
  /** What it answers, at the end of the mail. */
  quoted: { text: string; createdAt: Date };
};

/** An administrator's answer to a visitor. The subject stays the same, so that mail programs show one conversation. */
export function replyMail(site: Site, { enquiry, text, thread, quoted }: Reply): Mail {
  const { writeDate } = datesAt({ timeZone: site.timeZone, language: 'en' });
  const names = {
    reference: referenceOf(enquiry.id),
    site: site.name,
    date: writeDate(quoted.createdAt),
  };
  return layOutMail(site, {
    to: enquiry.email,
    subject: sayInEnquiryMail(thread.earlier.length === 0 ? 'subject' : 'nextSubject', names),
    heading: sayInEnquiryMail('heading', names),
    paragraphs: text.split(/\n\s*\n/),
    sections: [{ heading: sayInEnquiryMail('youWrote', names), text: quoted.text, links: [] }],
    closing: sayInEnquiryMail('closing', names),
    headers: { ...threadHeaders(thread), 'Reply-To': site.supportEmail },
  });
}
