import type { Phrase, PhrasePart } from './compile-phrases.ts';

type Begun = { phrase: Phrase; words: readonly string[]; start: number };

/**
 * Where a phrase ends that begins with the word at `start`; null when it does not. All ways to read it are followed side by side, so
 * the time does not depend on how often a part of it is repeated.
 */
export function findEnd({ phrase, words, start }: Begun): number | null {
  let ends: readonly number[] = [start];
  for (const part of phrase) {
    ends = [...new Set(ends.flatMap((end) => readPart(part, { words, end })))];
    if (ends.length === 0) return null;
  }
  return Math.min(...ends);
}

/** The words with which a phrase can begin. */
export function listFirstWords([part]: Phrase): string[] {
  if (part === undefined || 'most' in part || part.isOptional)
    throw new Error('A phrase begins with a word.');
  return part.lists.flatMap((list) => [...list.keys()]);
}

function readPart(part: PhrasePart, { words, end }: { words: readonly string[]; end: number }): number[] {
  if ('most' in part) return skipWords(words, { from: end, most: part.most });
  const wordings = part.lists.flatMap((list) => list.get(words[end] ?? '') ?? []);
  const read = wordings
    .filter((wording) => wording.every((word, index) => words[end + index] === word))
    .map((wording) => end + wording.length);
  // A comma may follow any word.
  const withComma = read.flatMap((next) => (words[next] === ',' ? [next, next + 1] : [next]));
  return part.isOptional ? [end, ...withComma] : withComma;
}

/** A gap ends at a comma and at the end of the sentence. */
function skipWords(words: readonly string[], { from, most }: { from: number; most: number }): number[] {
  const skipped = words.slice(from, from + most).findIndex((word) => word === '.' || word === ',');
  const count = skipped === -1 ? Math.min(most, words.length - from) : skipped;
  return Array.from({ length: count + 1 }, (_, index) => from + index);
}
