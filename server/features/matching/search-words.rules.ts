import { plainText } from '#contract/choices/plain-text.ts';

/** Words of a question that nobody is found by: "engineer in Kochi". */
const smallWords: ReadonlySet<string> = new Set(['a', 'and', 'at', 'from', 'in', 'of', 'or', 'the', 'with']);

/** A word of so many letters may be misspelt; the spelling itself may be a letter shorter. */
const leastForgiven = 5;
/** In a word of so many letters two may be wrong, where every word can be looked at. */
const leastForgivenTwice = 9;
const longestWord = 40;

/** The words of a text, as they are compared. In Indian scripts the marks belong to the letters. */
export function splitWords(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  // Letters, not halves of them: no database stores half a letter.
  return [...new Set(words.map((word) => Array.from(word).slice(0, longestWord).join('')))];
}

/** What a question asks for. Small words are left out, unless there is nothing else. */
export function splitQuestion(text: string): string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !smallWords.has(word));
  return telling.length === 0 ? words : telling;
}

/** The word with each of its letters left out once; none for a word that is too short to be misspelt. */
export function listSpellings(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < leastForgiven) return [];
  return [...new Set(letters.map((_letter, at) => letters.toSpliced(at, 1).join('')))];
}

/** Whether a word may be meant by what somebody typed, one letter (of a long one two) being wrong, missing, too many or swapped. */
export function isMeant(word: string, typed: string): boolean {
  if (word === typed) return true;
  const length = Math.max(word.length, typed.length);
  if (length < leastForgiven) return false;
  const most = length < leastForgivenTwice ? 1 : 2;
  return (
    Math.abs(word.length - typed.length) <= most && countSlips(Array.from(word), Array.from(typed)) <= most
  );
}

/** How many letters are wrong, missing, too many, or swapped with their neighbour: the optimal string alignment distance. */
function countSlips(one: readonly string[], other: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [row, letter] of one.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of other.entries()) {
      const isSame = letter === otherLetter;
      const isSwapped = row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === otherLetter;
      current.push(
        Math.min(
          numberAt(last, column + 1) + 1,
          numberAt(current, column) + 1,
          numberAt(last, column) + (isSame ? 0 : 1),
          isSwapped ? numberAt(beforeLast, column - 1) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return numberAt(last, other.length);
}

function numberAt(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}

const largestId = 2_147_483_647;

/** The account that a profile id names: `ITM123`, `itm 123`, `123`; null for any other text. */
export function readProfileId(text: string, prefix: string): number | null {
  const [, letters = prefix, digits] = /^([A-Z]+)?[\s:#-]*(\d{1,10})$/.exec(text.trim().toUpperCase()) ?? [];
  return digits === undefined || letters !== prefix || Number(digits) > largestId ? null : Number(digits);
}
