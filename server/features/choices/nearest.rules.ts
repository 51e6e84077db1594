import { isLastCode } from '#contract/choices/choice-lists.ts';
import { foldText } from '#contract/choices/fold-text.ts';
import { type Choices, synonymsOf, type TypedChoice } from './choices.rules.ts';

/** Values less alike than this are no help. */
const leastAlike = 0.3;

/**
 * The active values whose labels or synonyms are most alike a text that names none, the nearest first. Two texts are alike as far
 * as they share runs of three letters, as a whole or word by word, or differ in a letter or two.
 */
export function listNearest(
  choices: Choices,
  { typed, most }: { typed: TypedChoice; most: number },
): string[] {
  const { list, text, parents } = typed;
  const values = [...(choices.get(list)?.byCode.values() ?? [])].filter(
    ({ code, parent, isActive }) =>
      isActive && !isLastCode(code) && (parent === null || parents === undefined || parents.includes(parent)),
  );
  const wanted = measure(text);
  return values
    .map(({ code, label, labels }) => ({
      code,
      likeness: Math.max(
        ...[
          label,
          ...Object.values(labels),
          ...synonymsOf(choices, { list, code }).map(({ word }) => word),
        ].map((name) => compare(wanted, measure(name))),
      ),
    }))
    .filter(({ likeness }) => likeness >= leastAlike)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ code }) => code);
}

type Measured = { folded: string; runs: ReadonlySet<string>; words: readonly ReadonlySet<string>[] };

function measure(text: string): Measured {
  const words = text
    .split(/[\s,()/&-]+/)
    .map(foldText)
    .filter((word) => word.length > 1);
  const folded = foldText(text);
  return { folded, runs: listRuns(folded), words: words.map(listRuns) };
}

/** The runs of three letters of a text with its beginning and end. */
function listRuns(folded: string): Set<string> {
  const padded = `  ${folded} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_none, at) => padded.slice(at, at + 3)));
}

/** As far as the whole texts are alike, or their words in any order: by runs of letters, or by letters that differ ("Kanma", "Kamma"). */
function compare(one: Measured, other: Measured): number {
  const longer = Math.max(one.words.length, other.words.length);
  const alike = one.words.map((word) => Math.max(0, ...other.words.map((each) => shareRuns(word, each))));
  const byWords = alike.reduce((sum, share) => sum + share, 0) / Math.max(longer, 1);
  return Math.max(shareRuns(one.runs, other.runs), byWords, shareLetters(one.folded, other.folded));
}

/** A name that differs in more of its letters is another one. */
const mostDiffering = 2;

/** The share of letters that need no change; 0 when more than two do. */
function shareLetters(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > mostDiffering || longer <= mostDiffering) return 0;
  const changes = countChanges(one, other);
  return changes > mostDiffering ? 0 : 1 - changes / longer;
}

/** How many letters have to be added, left out or replaced to make one text of the other. */
function countChanges(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [row, letter] of Array.from(one).entries()) {
    const now = [row + 1];
    for (const [at, target] of Array.from(other).entries()) {
      const replaced = (before[at] ?? 0) + (letter === target ? 0 : 1);
      now.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

function shareRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
