/** How many of the newest reviews the trust block gets. */
export const mostShownReviews = 12;

/** The average of ratings with one decimal; null while there is none. */
export function averageRating({ sum, count }: { sum: number; count: number }): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10;
}

/** First name and the initial of the last one, so that a reviewer is a person but cannot be looked up. */
export function shortenName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${initialOf(last)}.`;
}

/** What a reader takes for one letter: in Indic scripts it may be several characters. */
function initialOf(name: string): string {
  const [letter] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return letter?.segment ?? '';
}
