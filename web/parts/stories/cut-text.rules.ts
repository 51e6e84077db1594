/** What cards of visitors show of a text that is longer than 80 characters: the specification's number (business constants). */
const shownCharacters = 150;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A story with the part of its text that the cards of visitors show. */
export function shortenStory<S extends { ss_story: string }>(story: S): S {
  return { ...story, ss_story: cutText(story.ss_story, shownCharacters) };
}

/** A text cut to so many characters as readers see them, at the end of a word, with an ellipsis where something is left out. */
export function cutText(text: string, most: number): string {
  const letters: string[] = [];
  for (const { segment } of characters.segment(text)) {
    letters.push(segment);
    if (letters.length > most) break;
  }
  if (letters.length <= most) return text;
  const next = letters.pop() ?? '';
  const whole = letters.join('');
  // A word that ends right here stays; one that is longer than all that is shown is cut.
  const words = /^\s/.test(next) ? whole : whole.replace(/\s+\S*$/, '');
  // A full stop before the ellipsis would look like a fourth dot.
  return `${words.replace(/[\s.,;:]+$/, '') || whole}…`;
}
