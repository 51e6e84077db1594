import { foldText } from '#contract/choices/fold-text.ts';
import { isSpellingOf, nativeTermOf, searchedLists, splitWords, termOf } from './search-text.rules.ts';

/** A value of a list with its present and former names, and its synonyms. */
type NamedValue = { list: string; code: string; names: readonly string[]; synonyms: readonly string[] };

/** The terms of values, by words or phrases. */
export type TermsByWord = ReadonlyMap<string, readonly string[]>;

/** The terms by the words of names, and by the synonyms of one word; by every word of those of a church: "Syro Malabar Catholic". */
export function indexNames(values: readonly NamedValue[]): TermsByWord {
  return groupTerms(values, ({ list, names, synonyms }) => [
    ...names.flatMap(splitWords),
    ...synonyms
      .map(splitWords)
      .flatMap((words) => (words.length === 1 || list === searchedLists.denomination ? words : [])),
  ]);
}

/** The terms by whole names and synonyms: one word of "nurse in Kuwait" names nobody. */
export function indexPhrases(values: readonly NamedValue[]): TermsByWord {
  return groupTerms(values, ({ names, synonyms }) => [...names, ...synonyms].map(foldText));
}

/** The groups of a faith, each with the lists that name its parts. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  religion: ['community', 'denomination'],
  community: ['sub_community', 'denomination'],
};
const groupLists = ['religion', 'community', 'sub_community', 'denomination'];

/** The values without the synonyms that name a part of them: "Syro Malabar" is said of Christians, but finds those of that church. */
export function withoutNamesOfParts(values: readonly NamedValue[]): NamedValue[] {
  const namesByList = new Map(
    [...Map.groupBy(values, ({ list }) => list)].map(([list, named]) => [
      list,
      new Set(named.flatMap(({ names, synonyms }) => [...names, ...synonyms].map(foldText))),
    ]),
  );
  return values.map((value) => {
    const parts = (partsOf[value.list] ?? []).flatMap((list) => namesByList.get(list) ?? []);
    const synonyms = value.synonyms.filter((word) => !parts.some((names) => names.has(foldText(word))));
    return { ...value, synonyms };
  });
}

function groupTerms(values: readonly NamedValue[], textsOf: (value: NamedValue) => string[]): TermsByWord {
  const pairs = values.flatMap((value) =>
    [...new Set(textsOf(value))].map((text) => ({ text, term: termOf(value.list, value.code) })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ text }) => text)].map(([text, named]) => [text, named.map(({ term }) => term)]),
  );
}

/** Synonyms have no more words than this. */
const longestPhrase = 5;

/** What the phrases around a typed word name. `groups` are communities and churches of several words: the word means nothing else then. */
export type PhraseTerms = { terms: string[]; groups: string[] };

/** For each typed word the terms of the names that it is part of, with its neighbours: `b tech`, `syro malabar`. */
export function listTermsOfPhrases(termsByPhrase: TermsByWord, typed: readonly string[]): PhraseTerms[] {
  const phrases = typed.map((): PhraseTerms => ({ terms: [], groups: [] }));
  for (let from = 0; from < typed.length; from += 1) {
    for (let to = from + 1; to <= Math.min(typed.length, from + longestPhrase); to += 1) {
      const named = termsByPhrase.get(foldText(typed.slice(from, to).join(''))) ?? [];
      const groups = to - from > 1 ? named.filter(isGroup) : [];
      for (const own of phrases.slice(from, to)) {
        own.terms.push(...named);
        own.groups.push(...groups);
      }
    }
  }
  return phrases;
}

function isGroup(term: string): boolean {
  return groupLists.some((list) => term.startsWith(termOf(list, '')));
}

/** A person's word, with the one in the names of titles and degrees that mean the same. */
const kindred: ReadonlyMap<string, string> = new Map([['nurse', 'nursing']]);

/** The terms of the values that a typed word names; null when none has it. "Nurse" names nursing officers, too, but no pharmacist. */
export function listTermsNamed(termsByWord: TermsByWord, typed: string): string[] | null {
  const named = termsByWord.get(typed);
  if (named === undefined) return null;
  const others = termsByWord.get(kindred.get(typed) ?? '') ?? [];
  return [...named, ...others.filter((term) => !term.startsWith(termOf(searchedLists.professionArea, '')))];
}

/** The words of the names that a misspelled word may be, with the terms of their values. */
export function listNamesLike(
  termsByWord: TermsByWord,
  typed: string,
): [word: string, terms: readonly string[]][] {
  return [...termsByWord].filter(([word]) => isSpellingOf(typed, word));
}

/**
 * The native places that a district or a state names: the names of one word of the district, and those of all districts of the state. As
 * their native place members write a town or a district.
 */
export function indexNativePlaces(
  districts: readonly { code: string; parent: string | null; names: readonly string[] }[],
): TermsByWord {
  const pairs = districts.flatMap(({ code, parent, names }) => {
    const native = names
      .map(splitWords)
      .flatMap((words) => (words.length === 1 ? words.map(nativeTermOf) : []));
    const own = { term: termOf(searchedLists.district, code), native };
    return parent === null ? [own] : [own, { term: termOf(searchedLists.state, parent), native }];
  });
  return new Map(
    [...Map.groupBy(pairs, ({ term }) => term)].map(([term, named]) => [
      term,
      named.flatMap(({ native }) => native),
    ]),
  );
}
