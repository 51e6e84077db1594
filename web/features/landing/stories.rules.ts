/** A story longer than this is shortened. Both numbers are the specification's (business constants). */
const shortEnough = 80;
const kept = 150;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A story as its card shows it: text over 80 characters is cut to its first 150 characters plus an ellipsis. */
export function cutStory(story: string): string {
  const letters = Array.from(characters.segment(story), ({ segment }) => segment);
  return letters.length > shortEnough ? `${letters.slice(0, kept).join('')}…` : story;
}
