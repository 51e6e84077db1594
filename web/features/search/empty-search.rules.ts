import { foldText } from '#contract/choices/fold-text.ts';
import { isLastCode, type ListName } from '#contract/choices/choice-lists.ts';
import { smallWords } from '#contract/matches/small-words.ts';
import type { Choice, ChoiceLists, LoadedChoices } from '#web/choices/choices.rules.ts';

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
/** What a text consists of: the values of lists in it, and the words that are none. */
type Parts = { values: Value[]; words: string[] };

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

/** Reads the longest values of lists first: "Mar Thoma nurse" is a church and a profession. Small words and numbers find nobody alone. */
function readParts(text: string, lists: LoadedChoices): Parts {
  const all = text.split(/\s+/u).filter((word) => word !== '');
  const parts: Parts = { values: [], words: [] };
  let at = 0;
  while (at < all.length) {
    const found = typeof lists === 'string' ? undefined : findLongest(all.slice(at), lists);
    const word = all[at] ?? '';
    if (found !== undefined) parts.values.push(found.value);
    else if (!smallWords.has(word.toLowerCase()) && !/^\d+$/.test(word)) parts.words.push(word);
    at += found?.length ?? 1;
  }
  return parts;
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
  /** `alone`: a part of the text. `instead`: values beside the one that was typed. */
  kind: 'alone' | 'instead';
  texts: string[];
  /** All of the text is known, so its spelling is right. */
  isSpelledRight: boolean;
};

/** Returns other searches for a text that finds nobody: its parts one by one, or the neighbours of its only value in the list. */
export function offerOthers(text: string, lists: LoadedChoices): OtherSearches {
  const { values, words } = readParts(text, lists);
  const isSpelledRight = values.length > 0 && words.length === 0;
  const parts = [...new Set([...values.map(({ choice }) => choice.label), ...words])];
  const isWhole = parts.length === 1 && foldText(parts[0] ?? '') === foldText(text);
  if (parts.length > 1 || !isWhole)
    return { kind: 'alone', texts: parts.slice(0, mostOffered), isSpelledRight };
  const [value] = values;
  const texts = value === undefined || typeof lists === 'string' ? [] : listNeighbours(value, lists);
  return { kind: 'instead', texts, isSpelledRight };
}

/** The values beside one in its list, which administrators keep in an order of their own: those after it, then those before it. */
function listNeighbours({ choice, list }: Value, lists: ChoiceLists): string[] {
  const siblings = lists[list].filter(({ code, parent }) => parent === choice.parent && !isLastCode(code));
  const at = siblings.findIndex(({ code }) => code === choice.code);
  const inOrder = [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()];
  return inOrder.slice(0, mostOffered).map(({ label }) => label);
}
