import { firstOf, listRuns, splitWords } from '../longer-cells/find-within.rules.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import { betweenNames } from '../converting/guesses.rules.ts';
import { isAgent } from './read-work.rules.ts';
import { splitWork, writeOut } from './work-text.rules.ts';

type Read = { text: string; code: string; find: FindChoice };

/**
 * Whether a cell about work says another title than the value that is stored, or only the place of work: "Engineer at Technopark" and
 * "Team Lead, Infosys" of "Software engineer". A name of the value, a word of the list for it and a short form ("LDC") are none of these.
 */
export function isOtherTitle(label: string, { text, code, find }: Read): boolean {
  const parts = splitWork(text);
  if (parts.some((part) => isWordFor(part, { code, find }))) return false;
  const written = splitWords(writeOut(text));
  const names = label.split(betweenNames).map((name) => splitWords(writeOut(name)));
  if (names.some((name) => name.length > 0 && name.every((word) => isSaid(word, written)))) return false;
  return written.some((word) => isAgent(word) || ranks.has(word)) || !parts.some(isShortForm);
}

const ranks: ReadonlySet<string> = new Set(['lead', 'head', 'associate']);

function isShortForm(part: string): boolean {
  return /^(?:\p{Lu}\.?){2,6}$/u.test(part);
}

/** Whether a part of a cell, or words within it, are a name of the value that says as much. */
function isWordFor(part: string, { code, find }: Omit<Read, 'text'>): boolean {
  const names = (text: string) => {
    const known = find.named({ list: 'working_as', text });
    return known?.code === code && !known.saysMore ? known : null;
  };
  const texts = [part, writeOut(part)];
  const runs = texts.flatMap((text) => listRuns(splitWords(text)));
  // "Marketing" alone is a word for the title, and not within "marketing professional".
  return firstOf([...texts, ...runs.filter((run) => run.includes(' ') || isAgent(run))], names) !== null;
}

/** As much of a word as "Accountant" and "Accounts", or "Engineer" and "Engineering", share. */
const stem = 5;

function isSaid(word: string, written: readonly string[]): boolean {
  return written.some((other) => other.slice(0, stem) === word.slice(0, stem));
}
