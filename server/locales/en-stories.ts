import { fillNames } from './fill-names.ts';

/** What the server says of stories, in English. */
const english = {
  couple: '{bride} and {groom}',
  /** In place of the name of a person who has not agreed yet. */
  somebody: 'somebody',
  consentSubject: 'A success story about you and {partner} on {site}',
  consentHeading: 'Is this your story?',
  consentText:
    'We have received a success story about you and {partner}, with a photo, for the public pages of {site}. Congratulations, if it is true!',
  consentChoice:
    'Please read it and say whether you agree. Our team reads every story before it is shown. We show it only if both of you agree, on this site and nowhere else. You can change your mind at any time with the same link.',
  consentButton: 'Read the story, agree or object',
  consentClosing:
    'The link is for you only: please do not pass it on. If this is not your story, object, and write to {support}.',
  shownSubject: 'Your story is on {site}',
  shownHeading: 'Your story is on {site}',
  shownText:
    'The story about you and {partner} is approved and can be read by everyone. Thank you for giving hope to others.',
  shownButton: 'See and share your story',
  shownClosing: 'You can still object, and the story will disappear at once:',
  shownLink: 'Change my answer',
} as const;

/** A sentence about a story with its names filled in. */
export function sayInStory(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string | number>> = {},
): string {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(names)) texts[name] = String(value);
  return fillNames(english[sentence], texts);
}
