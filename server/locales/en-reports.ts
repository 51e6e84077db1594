import { fillNames } from './fill-names.ts';

/** What mails about reports, complaints and their outcomes say, in English. */
const english = {
  acknowledgedSubject: 'We have received your report {ticket}',
  acknowledgedHeading: 'Thank you. We are looking into it',
  acknowledgedText:
    'Your report has the number {ticket}. A person from our team will read it and decide. The member it is about will not learn that you wrote to us.',
  acknowledgedUrgent:
    'Because it is about a picture or a person’s identity, it will be dealt with first, within 2 hours.',
  acknowledgedDay: 'We will write to you with the result within 24 hours.',
  acknowledgedWeek: 'We will write to you with the result within 7 days.',
  reporterClosing: 'If you have more to say about it, write to {grievance} and quote the number {ticket}.',
  decidedSubject: 'The result of your report {ticket}',
  decidedHeading: 'We have looked into your report',
  actedText: 'We found that our rules were broken, and have acted on it.',
  dismissedText:
    'We found no breach of our rules, so nothing changes for the member. You can block the member at any time.',
  decidedPrivate: 'Decisions about another person are private, so we cannot write more about it.',
  decidedClosing:
    'If you disagree, write to {grievance} and quote the number {ticket}. You may also appeal to the Grievance Appellate Committee at gac.gov.in within 30 days.',
  warnedSubject: 'A warning about your {site} profile',
  warnedHeading: 'A warning from our team',
  warnedText: 'We have looked into your profile or activity. This is a warning; your account stays as it is.',
  hiddenSubject: 'Your {site} profile was hidden',
  hiddenHeading: 'Your profile is hidden',
  hiddenText:
    'No other member sees your profile until our team shows it again. You can sign in and change it.',
  suspendedSubject: 'Your {site} account is suspended',
  suspendedHeading: 'Your account is suspended',
  suspendedText:
    'Until {until} you cannot sign in, and no other member sees you. The suspension then ends automatically.',
  bannedSubject: 'Your {site} account was closed',
  bannedHeading: 'Your account was closed',
  bannedText: 'You can no longer sign in, and no other member sees you.',
  reinstatedSubject: 'Your {site} account has been restored',
  reinstatedHeading: 'Welcome back',
  reinstatedText: 'We have looked at it again and reversed our decision. You can use {site} as before.',
  reinstatedClosing: 'If you have questions, write to {grievance}.',
  reason: 'The reason: {reason}',
  appeal:
    'If you disagree, write to {grievance} or use the contact form of the site. You may also appeal to the Grievance Appellate Committee at gac.gov.in within 30 days.',
  burstReport:
    'Opened {profiles} profiles and loaded {cards} further cards on this day. Faster than people read: {bursts} times, last on {time}.',
  overdueSubjectOne: 'An urgent report is overdue: {tickets}',
  overdueSubjectMany: '{count} urgent reports are overdue',
  overdueHeadingOne: 'An urgent report is overdue',
  overdueHeadingMany: 'Urgent reports are overdue',
  overdueTextOne: 'This report is more than 2 hours old. The rules allow 2 hours.',
  overdueTextMany: 'These reports are more than 2 hours old. The rules allow 2 hours.',
  overdueLine: '{ticket}: {reason}',
  intimate_picture: 'an intimate picture',
  impersonation: 'a profile that pretends to be another person',
  banned_picture: 'a photo that resembles one of a banned person',
  overdueButtonOne: 'Open the urgent report',
  overdueButtonMany: 'Open the urgent reports',
  overdueClosing: 'You get this mail once for each report, because your role decides about reports.',
} as const;

/** A sentence of a mail with its names filled in. */
export function sayInReportMail(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[sentence], names);
}
