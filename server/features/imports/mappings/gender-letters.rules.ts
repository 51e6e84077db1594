import { foldText } from '#contract/choices/fold-text.ts';
import { readTitleGender } from '../names/titles-of-names.rules.ts';
import type { Gender } from './gender-words.rules.ts';
import { givenNames } from './given-names.rules.ts';

type Letters = Readonly<Record<'b' | 'g', Gender>>;
const boyAndGirl: Letters = { b: 'Male', g: 'Female' };
const brideAndGroom: Letters = { b: 'Female', g: 'Male' };

const pairs = [
  { letters: boyAndGirl, words: /\b(?:boys?|girls?)\b/i },
  { letters: brideAndGroom, words: /\b(?:brides?|(?:bride)?grooms?|br|gr)\b/i },
] as const;

const fewestVotes = 3;
const shareNeeded = 0.85;

const bearers: ReadonlyMap<string, Gender> = new Map([
  ...split(givenNames.Male).map((name) => [name, 'Male'] as const),
  ...split(givenNames.Female).map((name) => [name, 'Female'] as const),
]);

function split(names: string): string[] {
  return names.split(';').map(foldText);
}

/** A cell of the column about gender, and the name in its row. */
export type GenderCell = { cell: string; name: string };

/**
 * What B and G mean in a column: boy and girl, or bride and groom. The header says it, else words in other cells of the column, else the
 * titles and the given names of the people, who are nearly all of one gender for each letter. Empty when nothing says it. The cells are
 * those of the first rows; a letter that only later ones have means the same.
 */
export function readGenderLetters(header: string, cells: readonly GenderCell[]): Record<string, Gender> {
  const written = cells.filter(({ cell }) => isLetter(cell));
  const others = cells.filter(({ cell }) => !isLetter(cell)).map(({ cell }) => cell);
  return byWords(header) ?? byWords(others.join(' ')) ?? byPeople(written) ?? {};
}

function isLetter(cell: string): boolean {
  return ['b', 'g'].includes(foldText(cell));
}

/** By words of one pair; of both, none. */
function byWords(text: string): Letters | null {
  const [found, another] = pairs.filter(({ words }) => words.test(text));
  return found !== undefined && another === undefined ? found.letters : null;
}

function byPeople(cells: readonly GenderCell[]): Letters | null {
  const votes = cells.flatMap(({ cell, name }) => {
    const gender = readTitleGender(name) ?? genderOfName(name);
    return gender === null ? [] : [{ letter: foldText(cell), gender }];
  });
  const fitting = votes.filter(({ letter, gender }) => (letter === 'b') === (gender === 'Male')).length;
  if (votes.length < fewestVotes) return null;
  if (fitting >= votes.length * shareNeeded) return boyAndGirl;
  return votes.length - fitting >= votes.length * shareNeeded ? brideAndGroom : null;
}

/** The gender of people with a given name that only one of them bears; null for any other. */
export function genderOfName(name: string): Gender | null {
  const words = name.split(/[\s.,]+/).filter((word) => word.length > 2);
  return bearers.get(foldText(words[0] ?? '')) ?? null;
}
