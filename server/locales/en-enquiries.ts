import { fillNames } from './fill-names.ts';

/** What mails to visitors who sent an enquiry say, in English. `{name}` is filled in. */
const english = {
  subject: '[{reference}] Your enquiry to {site}',
  nextSubject: 'Re: [{reference}] Your enquiry to {site}',
  heading: 'About your enquiry',
  youWrote: 'On {date} you wrote',
  closing: 'To write back, simply reply to this mail. Please leave {reference} in the subject.',
} as const;

/** The text for mails about enquiries, with its names filled in. */
export function sayInEnquiryMail(
  key: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[key], names);
}

/** The headings of the columns of exported enquiries. */
export const enquiryColumns = [
  'Reference',
  'State',
  'Name',
  'E-mail',
  'Phone',
  'Enquired at',
  'Message',
  'Note',
  'In charge',
  'Last change',
] as const;
