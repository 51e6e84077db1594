import { dropped, sameLetters, sameSequences } from './folded-letters.data.ts';

const droppedCharacters = new RegExp(`[${dropped}]`, 'g');
const letters: ReadonlyMap<string, string> = new Map(
  sameLetters.flatMap(([from, to]) => {
    const meant = Array.from(to);
    return Array.from(from, (letter, at): [string, string] => [letter, meant[at] ?? letter]);
  }),
);
const otherLetters = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');

/**
 * A text for comparison: in small letters, without accents, apostrophes and marks that are not seen, every dash and every space alike, and
 * letters of several codes as one: `علی` and `علي`, `ൻ` and `ന്`. Stored texts stay as they were written.
 */
export function plainText(text: string): string {
  const small = text.normalize('NFKD').replaceAll(droppedCharacters, '').toLowerCase();
  // Most texts are of English letters alone, and an import folds many for each row.
  const folded = /[^ -~]/.test(small) ? foldLetters(small) : small;
  return folded.replaceAll(/\s+/g, ' ').trim();
}

function foldLetters(small: string): string {
  return sameSequences
    .reduce(
      (written, [from, to]) => written.replaceAll(from, to),
      small.replaceAll(otherLetters, (letter) => letters.get(letter) ?? letter),
    )
    .replaceAll(/\p{Pd}/gu, '-');
}
