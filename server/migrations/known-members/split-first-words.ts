/** As words were told apart when the step that uses this was made; what the product does later changes nothing here. */

const longestWord = 40;
const leastForgiven = 5;

/** The words of some texts, in small letters without accents. */
export function splitFirstWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  return [...new Set(words.map((word) => Array.from(word).slice(0, longestWord).join('')))];
}

/** A word with each of its letters left out once. */
export function listFirstSpellings(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < leastForgiven) return [];
  return [...new Set(letters.map((_letter, at) => letters.toSpliced(at, 1).join('')))];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036Fʼ’‘']/g, '')
    .toLowerCase();
}
