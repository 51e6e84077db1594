/** How many characters of own words are compared: enough to distinguish them, and few enough for an index. */
const comparedLetters = 40;

/**
 * Own words as they are compared: the first forty characters, the letters A to Z small. Every database folds these alike,
 * and not all others.
 */
export function foldWords(words: string): string {
  const folded = words.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return folded.length <= comparedLetters ? folded : Array.from(folded).slice(0, comparedLetters).join('');
}
