import { smallWords } from '#contract/matches/small-words.ts';

/** The longest degree in parts is B.A.M.S or P.B.B.Sc. */
const mostParts = 5;
/** One part at least is as short as in "B.Tech" and "Ph.D": "non veg" are two words. */
const shortPart = 2;

/**
 * The words of a typed text, with those that are one word in parts as that word: "B Tech", "M. B. A.". Two letters beside another word stay
 * apart, for they may be initials: "M. A. Rahman".
 */
export function joinParts(words: readonly string[], isListed: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = findParts({ words, at }, isListed);
    joined.push(words.slice(at, at + length).join(''));
    at += length;
  }
  return joined;
}

function findParts(
  { words, at }: { words: readonly string[]; at: number },
  isListed: (word: string) => boolean,
): number {
  for (let length = Math.min(mostParts, words.length - at); length > 1; length -= 1) {
    const parts = words.slice(at, at + length);
    const mayBeInitials = length === 2 && words.length > 2 && parts.every(isLetter);
    if (!mayBeInitials && arePartsOfOne(parts) && isListed(parts.join(''))) return length;
  }
  return 1;
}

function arePartsOfOne(parts: readonly string[]): boolean {
  return (
    parts.some((part) => part.length <= shortPart) &&
    parts.every((part) => isLetter(part) || !smallWords.has(part))
  );
}

/** Whether a word is one letter, as an initial is. */
export function isLetter(word: string): boolean {
  return /^\p{L}$/u.test(word);
}

const dotted = /[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)+/gu;

/** The words with dots in them as one word: a search for "MBA" finds "M.B.A.". */
export function listDottedWords(plain: string): string[] {
  return (plain.match(dotted) ?? []).map(withoutDots);
}

/** A plain text with those words with dots as one that a list has: "B.Tech", "I.T.". */
export function joinDotted(plain: string, isListed: (word: string) => boolean): string {
  return plain.replaceAll(dotted, (word) => (isListed(withoutDots(word)) ? withoutDots(word) : word));
}

function withoutDots(word: string): string {
  return word.replaceAll('.', '');
}
