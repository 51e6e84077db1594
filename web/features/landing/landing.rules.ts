/** A story longer than this is shortened. Both numbers are the specification's (business constants). */
const shortEnough = 80;
const shownCharacters = 150;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A story as its card shows it: text over 80 characters is cut to its first 150 characters plus an ellipsis. */
export function cutStory(story: string): string {
  const letters = Array.from(characters.segment(story), ({ segment }) => segment);
  return letters.length > shortEnough ? `${letters.slice(0, shownCharacters).join('')}…` : story;
}

/** Fewer members than this are not named as a number. */
const fewestNamed = 10;

/**
 * The number in "over … people": rounded down to two digits, and below the count itself. Null while there are too few.
 */
export function roundMembers(count: number): number | null {
  if (count <= fewestNamed) return null;
  const step = Math.max(10, 10 ** (String(count - 1).length - 2));
  return Math.floor((count - 1) / step) * step;
}
