import { fillNames } from './fill-names.ts';

/** What mails about interests, messages, contacts, visits and matches say, in English. `{people}` are names, or names and how many more. */
const english = {
  about: 'About {name}: {age} years old.',
  aboutPlace: 'About {name}: {age} years old, lives in {place}.',
  interest_receivedSubjectOne: '{people} has sent you an interest',
  interest_receivedSubjectMany: '{count} new interests',
  interest_receivedHeading: 'You have received an interest',
  interest_receivedTextOne:
    '{people} has sent you an interest. Read the message, see how you two fit, and accept or decline.',
  interest_receivedTextMany:
    '{people} have sent you interests. Read their messages, see how you fit, and accept or decline.',
  interest_receivedButton: 'Read and answer',
  interest_acceptedSubjectOne: '{people} has accepted your interest',
  interest_acceptedSubjectMany: '{count} of your interests were accepted',
  interest_acceptedHeading: 'Your interest was accepted',
  interest_acceptedTextOne:
    '{people} has accepted your interest. You are connected now: you can write to each other.',
  interest_acceptedTextMany:
    '{people} have accepted your interests. You are connected now: you can write to each other.',
  interest_acceptedButton: 'See your accepted interests',
  interest_declinedSubjectOne: '{people} has declined your interest',
  interest_declinedSubjectMany: '{count} of your interests were declined',
  interest_declinedHeading: 'Your interest was declined',
  interest_declinedTextOne: '{people} has declined your interest. Please look at your other matches.',
  interest_declinedTextMany: '{people} have declined your interests. Please look at your other matches.',
  interest_declinedButton: 'See your interests',
  interest_cancelledSubjectOne: '{people} has cancelled an interest',
  interest_cancelledSubjectMany: '{count} interests sent to you were cancelled',
  interest_cancelledHeading: 'An interest was cancelled',
  interest_cancelledTextOne: '{people} has cancelled the interest sent to you.',
  interest_cancelledTextMany: '{people} have cancelled the interests that they sent you.',
  interest_cancelledButton: 'Open my inbox',
  message_receivedSubjectOne: '{people} sent you a message',
  message_receivedSubjectMany: 'New messages in {count} conversations',
  message_receivedHeading: 'Messages are waiting for you',
  message_receivedTextOne: '{people} sent you a message.',
  message_receivedTextMany: '{people} sent you messages.',
  message_receivedButton: 'Read and answer',
  contact_viewedSubjectOne: '{people} has viewed your contact details',
  contact_viewedSubjectMany: '{count} people have viewed your contact details',
  contact_viewedHeading: 'Your contact details were viewed',
  contact_viewedTextOne:
    '{people} has viewed your contact details and may write or call. In your settings you choose who may see them.',
  contact_viewedTextMany:
    '{people} have viewed your contact details and may write or call. In your settings you choose who may see them.',
  contact_viewedButton: 'See who viewed them',
  visitSubjectOne: '{people} has viewed your profile',
  visitSubjectMany: '{count} people have viewed your profile',
  visitHeading: 'Your profile was viewed',
  visitTextOne: '{people} has viewed your profile.',
  visitTextMany: '{people} have viewed your profile.',
  visitButton: 'See your visitors',
  todays_matchesSubjectOne: 'A new profile in today’s matches',
  todays_matchesSubjectMany: '{count} new profiles in today’s matches',
  todays_matchesHeading: 'Today’s matches',
  todays_matchesTextOne: '{site} has found one new profile for you today.',
  todays_matchesTextMany: '{site} has found {count} new profiles for you today.',
  todays_matchesButton: 'See today’s matches',
  andMore: '{names} and {more} more',
  closing: 'You get this mail because of your notification settings.',
  stop: 'Stop these mails',
} as const;

/** A sentence of a mail with its names filled in. */
export function sayInNotice(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string | number>> = {},
): string {
  const texts = Object.entries(names).map(([name, value]): [string, string] => [name, String(value)]);
  return fillNames(english[sentence], Object.fromEntries(texts));
}
