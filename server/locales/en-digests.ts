import { fillNames } from './fill-names.ts';

/** What the mail about a week says, in English. */
const english = {
  subject: 'Your week at {site}',
  heading: 'Your week',
  text: 'Here is what is waiting for you.',
  matchesOne: '1 new match',
  matchesMany: '{count} new matches',
  matchesText: 'They were in today’s matches of the last seven days.',
  matchesLink: 'See today’s matches',
  interestsOne: '1 interest is waiting for your answer',
  interestsMany: '{count} interests are waiting for your answer',
  interestsText: 'You can accept or decline.',
  interestsLink: 'Read and answer',
  messagesOne: '1 unread message',
  messagesMany: '{count} unread messages',
  messagesText: 'Your connections have written to you.',
  messagesLink: 'Open my messages',
  closing: 'You get this mail because you chose the weekly summary.',
  stop: 'Stop these mails',
} as const;

/** A sentence of the mail with its names filled in. */
export function sayInDigest(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[sentence], names);
}
