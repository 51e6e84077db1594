import { foldText } from '#contract/choices/fold-text.ts';
import { faithLists, isLastCode, type ListName } from '#contract/choices/choice-lists.ts';
import { readSearchNumbers } from '#contract/matches/search-numbers.ts';
import type { Range } from '#contract/preferences/range.ts';
import { smallWords } from '#contract/matches/small-words.ts';
import type { Choice, ChoiceLists, LoadedChoices } from '#web/parts/choices/choices.rules.ts';

/** The lists whose values families type, the nearest to them first. */
const typedLists = [
  'denomination',
  'community',
  'sub_community',
  'religion',
  'mother_tongue',
  'district',
  'state',
  'country',
  'qualification',
  'profession_area',
  'working_as',
] as const satisfies readonly ListName[];

/** A value of a list that somebody typed. */
type Value = { choice: Choice; list: ListName };
/** A part of a text: a value of a list, a number that is an age or a height, or a word that is none of them. */
type Part = { text: string; value?: Value; isNumber?: boolean };

/** No label that is typed has more words. */
const longestLabel = 4;

function findValue(text: string, lists: ChoiceLists): Value | undefined {
  const wanted = foldText(text);
  for (const list of typedLists) {
    const choice = lists[list].find(({ code, label }) => !isLastCode(code) && foldText(label) === wanted);
    if (choice !== undefined) return { choice, list };
  }
  return undefined;
}

/** The lists whose labels are no names: "doctor", but "Nair". */
const commonLists: readonly ListName[] = ['profession_area', 'working_as'];

function write({ choice: { label }, list }: Value): string {
  const isCommon = commonLists.includes(list) && /^\p{Lu}\p{Ll}/u.test(label);
  return isCommon ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** What was typed, and its words as the server reads them where some are misspelled. */
export type Typed = { text: string; corrected: string | null; unknown: readonly string[] };

/** Reads the longest values of lists first: "Mar Thoma nurse" is a church and a profession. Small words find nobody. */
function readParts({ text, corrected }: Typed, lists: LoadedChoices): Part[] {
  const { rest, age, height } = readSearchNumbers(text);
  const all = (corrected ?? rest).split(/\s+/u).filter((word) => word !== '');
  const parts: Part[] = [];
  let at = 0;
  while (at < all.length) {
    const found = typeof lists === 'string' ? undefined : findLongest(all.slice(at), lists);
    const word = all[at] ?? '';
    if (found !== undefined) parts.push({ text: write(found.value), value: found.value });
    else if (!smallWords.has(word.toLowerCase())) parts.push({ text: word });
    at += found?.length ?? 1;
  }
  const numbers = [...writeNumbers(age, ''), ...writeNumbers(height, ' cm')];
  return [...parts, ...numbers.map((number) => ({ text: number, isNumber: true }))];
}

/** An age or a height as it can be typed: 30, 25-30, 40+, 168 cm. */
function writeNumbers(range: Range | null, unit: string): string[] {
  if (range === null) return [];
  const { from, to } = range;
  if (to === null) return [`${from ?? ''}+`];
  return [`${from === to ? to : `${from ?? ''}-${to}`}${unit}`];
}

function findLongest(words: readonly string[], lists: ChoiceLists) {
  for (let length = Math.min(longestLabel, words.length); length > 0; length -= 1) {
    const value = findValue(words.slice(0, length).join(' '), lists);
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

/** So many other searches are offered. */
const mostOffered = 3;

/** What is offered where a search finds nobody. */
export type OtherSearches = {
  /** `alone`: one part of the text. `instead`: the text without one of its parts, or values beside the one that was typed. */
  kind: 'alone' | 'instead';
  texts: string[];
};

/** A family that looks for one of these groups is offered no other. */
const groupLists: readonly ListName[] = ['religion', ...faithLists, 'mother_tongue'];

/**
 * Returns other searches for a text that finds nobody: it without each of its parts in turn, or the neighbours of its only value. A word
 * that nobody has finds nobody.
 */
export function offerOthers(typed: Typed, lists: LoadedChoices): OtherSearches {
  const parts = readParts(typed, lists);
  const [only] = parts;
  if (
    only !== undefined &&
    parts.length === 1 &&
    foldText(only.text) === foldText(typed.corrected ?? typed.text)
  ) {
    const { value } = only;
    const texts = value === undefined || typeof lists === 'string' ? [] : listNeighbours(value, lists);
    return { kind: 'instead', texts };
  }
  const left =
    parts.length <= 2 ? parts.map((part) => [part]) : parts.map((_part, at) => parts.toSpliced(at, 1));
  const unknown = new Set(typed.unknown.map(foldText));
  // A number alone is the ID of a profile.
  const texts = left
    .filter((some) => some.some(({ isNumber }) => isNumber !== true))
    .filter((some) => !some.some(({ text }) => unknown.has(foldText(text))))
    .map((some) => some.map((part) => part.text).join(' '));
  const kind = left.every((some) => some.length === 1) ? 'alone' : 'instead';
  return { kind, texts: [...new Set(texts)].slice(0, mostOffered + 1) };
}

/** The values beside one in its list, which administrators keep in an order of their own: those after it, then those before it. */
function listNeighbours({ choice, list }: Value, lists: ChoiceLists): string[] {
  if (groupLists.includes(list)) return [];
  const siblings = lists[list].filter(({ code, parent }) => parent === choice.parent && !isLastCode(code));
  const at = siblings.findIndex(({ code }) => code === choice.code);
  const inOrder = [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()];
  return inOrder.slice(0, mostOffered).map((other) => write({ choice: other, list }));
}
