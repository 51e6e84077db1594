import { fillNames } from './fill-names.ts';

/** What the server says of stories, in English. */
const english = {
  couple: '{bride} and {groom}',
} as const;

/** A sentence about a story with its names filled in. */
export function sayInStory(
  sentence: keyof typeof english,
  names: Readonly<Record<'bride' | 'groom', string>>,
): string {
  return fillNames(english[sentence], names);
}
