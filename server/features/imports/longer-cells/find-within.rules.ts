import { foldText } from '#contract/choices/fold-text.ts';
import type { FindChoice, Known, Typed } from '../converting/known-words.rules.ts';

/** Between the parts of a cell: marks, and a dash that is not inside a word. */
const betweenParts =
  /\s*[,;/|()[\]\n&+:]\s*|\s+[-–—]+\s*|\s*[-–—]+\s+|\s+and\s+|(?<=\p{L}{2})[-–](?=\p{L})/iu;
/** Shorter words are a value only as a part of their own: "N / Middle". */
const shortestWord = 3;
const mostWords = 5;

export function splitParts(text: string): string[] {
  return text
    .split(betweenParts)
    .map((part) => part.trim())
    .filter((part) => foldText(part) !== '');
}

export function splitWords(text: string): string[] {
  return text.split(/[\s,;/|()[\]–—-]+/).filter((word) => foldText(word) !== '');
}

/**
 * The value that a cell names: as a whole, in one of its parts, or by words within a part, the longest first. A name that differs by one
 * letter counts when nothing else does.
 */
export function findWithin(typed: Typed, find: FindChoice): Known | null {
  const parts = splitParts(typed.text);
  const whole = find.named(typed);
  if (whole !== null) return whole;
  return (
    firstOf(parts, (text) => find.named({ ...typed, text })) ??
    firstOf(parts, (part) => findAmongWords(part, (text) => find.named({ ...typed, text }))) ??
    find.alike(typed) ??
    firstOf(parts, (text) => find.alike({ ...typed, text })) ??
    firstOf(parts.flatMap(splitWords), (text) => find.alike({ ...typed, text }))
  );
}

/** The first of some texts for which something is found. */
export function firstOf<Found>(texts: readonly string[], look: (text: string) => Found | null): Found | null {
  for (const text of texts) {
    const found = look(text);
    if (found !== null) return found;
  }
  return null;
}

/** What the most words of a part name together; of as many words those that stand first. */
function findAmongWords<Found>(part: string, look: (text: string) => Found | null): Found | null {
  return firstOf(listRuns(splitWords(part)), look);
}

/** The runs of words of a part, the longest first. */
export function listRuns(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let length = Math.min(words.length, mostWords); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ');
      if (foldText(run).length >= shortestWord) runs.push(run);
    }
  }
  return runs;
}
