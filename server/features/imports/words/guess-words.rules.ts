import { foldText } from '#contract/choices/fold-text.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { type ChoiceFact, profileFormNames } from '#contract/profiles/fact-names.ts';
import { isLessThan } from '../converting/guesses.rules.ts';
import { type Guess, isOtherName } from '../converting/keep-words.rules.ts';
import {
  findIn,
  listOf,
  type OpenWord,
  parentOf,
  type Settling,
  type Text,
} from '../converting/settling.rules.ts';
import { listRuns, splitParts, splitWords } from '../longer-cells/find-within.rules.ts';
import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { writeOutDegree } from '../longer-cells/settle-education.rules.ts';
import { isOtherTitle } from '../occupations/other-titles.rules.ts';

/** A word whose value differs by a letter, says more than the word does, or has another name. */
export function findGuess(
  fact: ChoiceFact,
  { written, settling }: { written: Form; settling: Settling },
): OpenWord[] {
  const { form, find, readAs } = settling;
  const field = profileFormNames[fact];
  const [word, code] = [written[field], form[field]];
  const { list } = listOf(fact);
  if (word === undefined || code === undefined || isSame(fact, { word, code, settling })) return [];
  const parent = parentOf(fact, settling);
  const guess = { field, list, word: asWritten(field, { text: word, settling }), parent, readAs: code };
  const label = find.labelOf({ list, code });
  if (readAs.has(field) || isLessThan(label, { list, text: word })) return [guess];
  if (isInferred(fact, { word: guess.word, code, settling })) return [guess];
  if (fact === 'workingAs' && isOtherTitle(label, { text: guess.word, code, find })) return [guess];
  return isOtherName(fact, { word, code, settling }) ? [{ ...guess, isOtherName: true }] : [];
}

/** Whether none of the words of a cell about education or diet is a name of its value: `B.Tech, MS`, `Nonveg sometimes`. */
function isInferred(fact: ChoiceFact, { word, code, settling }: Guess): boolean {
  if (fact !== 'qualification' && fact !== 'diet') return false;
  const texts = [word, writeOutDegree(word)];
  const parts = [...texts, ...texts.flatMap(splitParts)];
  const runs = parts.flatMap((part) => listRuns(splitWords(part)));
  return ![...parts, ...runs].some((text) => findIn(fact, { text, settling })?.code === code);
}

/** The word with its commas, as the sheet has it; the form has other marks in their place. */
export function asWritten(field: ImportField, { text, settling: { texts } }: Text): string {
  const { [field]: cell = text } = texts;
  return foldText(cell) === foldText(text) ? cell.replaceAll(/\s+/g, ' ') : text;
}

/** Whether a word names what is stored, or is kept as it is: there is nothing to guess. Sets have values of their own. */
function isSame(fact: ChoiceFact, { word, code, settling }: Guess): boolean {
  const { list, kind } = listOf(fact);
  const isKeeper = settling.keepers.has(profileFormNames[fact]);
  return kind === 'set' || isKeeper || code === word || settling.find.labelOf({ list, code }) === word;
}
