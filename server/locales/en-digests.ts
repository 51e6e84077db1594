import { fillNames } from './fill-names.ts';

/** What the mail about a week says, in English. */
const english = {
  subject: 'Your week at {site}',
  heading: 'Your week',
  text: 'This is what waits for you.',
  matchesOne: '1 new match',
  matchesMany: '{count} new matches',
  matchesText: 'They were on your lists of the last seven days.',
  matchesLink: 'See today’s matches',
  interestsOne: '1 interest waits for your answer',
  interestsMany: '{count} interests wait for your answer',
  interestsText: 'You can accept or decline.',
  interestsLink: 'Read and answer',
  messagesOne: '1 unread message',
  messagesMany: '{count} unread messages',
  messagesText: 'Your connections have written to you.',
  messagesLink: 'Open my messages',
  closing: 'You get this mail because your settings say that you want to read about your week on Mondays.',
  stop: 'No more mails of this kind',
} as const;

/** A sentence of the mail with its names filled in. */
export function sayInDigest(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[sentence], names);
}
