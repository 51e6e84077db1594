import { isLastCode } from '#contract/choices/choice-lists.ts';
import { foldText } from '#contract/choices/fold-text.ts';
import {
  groupTerms,
  type NamedValue,
  singularOf,
  starNames,
  type TermsByWord,
  termsNamed,
  lastLists,
  wholeLists,
} from './search-names.rules.ts';
import { isSpellingOf, nativeTermOf, searchedLists, splitWords, termOf } from './search-text.rules.ts';

/** It stands for a whole field, unless it is part of a title. */
const broadWord = 'medical';
const doctors = [
  'Doctor',
  'Surgeon',
  'Paediatrician',
  'Gynaecologist',
  'Psychiatrist',
  'Dentist',
  'Medical officer',
];
const nurses = ['Staff nurse', 'Nursing officer', 'Home nurse', 'Midwife'];

const home = 'in';

/** What people call all countries but the own one. */
const abroadWords = ['nri', 'abroad', 'overseas', 'foreign'];

/**
 * What people call work, degrees and places, folded, with the names of the values that are kinds of it without having the word: a surgeon
 * is a doctor, and a doctor with an MD has an MBBS.
 */
const kinds: ReadonlyMap<string, readonly string[]> = new Map([
  ['doctor', ['Surgeon', 'Paediatrician', 'Gynaecologist', 'Psychiatrist', 'Medical officer']],
  ['physician', ['Medical officer']],
  ['mbbs', ['MD/MS']],
  ['teacher', ['Special educator', 'Private tutor', 'Lecturer']],
  ['lecturer', ['Assistant professor']],
  ['lawyer', ['Legal adviser', 'Public prosecutor']],
  ['banker', ['Bank manager', 'Bank officer', 'Bank clerk']],
  [broadWord, ['Medicine', 'Nursing and health care', ...doctors, ...nurses]],
  ['business', ['Entrepreneur']],
  ['government', ['Government/PSU']],
  ['psu', ['Government/PSU']],
  ['it', ['Information technology']],
  ['gulf', ['United Arab Emirates (UAE)', 'Saudi Arabia', 'Qatar', 'Kuwait', 'Oman', 'Bahrain']],
  // One community by its names in the south and in the north of Kerala.
  ['ezhava', ['Thiyya']],
  ['thiyya', ['Ezhava']],
  ['govt', ['Government/PSU']],
  ['governmentjob', ['Government/PSU', 'Government and civil services']],
  ['govtjob', ['Government/PSU', 'Government and civil services']],
]);

/** The terms by whole names and synonyms: one word of "nurse in Kuwait" names nobody. */
export function indexPhrases(values: readonly NamedValue[]): TermsByWord {
  const phrases = groupTerms(
    values.flatMap(({ list, code, names, synonyms, narrower }) => {
      const degrees = list === searchedLists.qualification ? narrower : [];
      const texts =
        list === searchedLists.star ? names.flatMap(starPhrases) : [...names, ...synonyms, ...degrees];
      // A synonym of one word is found as such: after the words of members, or not where it is one of them.
      const folded = texts
        .filter((text) => !lastLists.has(list) || names.includes(text) || splitWords(text).length > 1)
        .map(foldText);
      return [...new Set(folded)].map((text) => ({ list, text, term: termOf(list, code), isWhole: false }));
    }),
  );
  const ofKinds = [...kinds].map(([word, names]): [string, string[]] => [
    word,
    [...(phrases.get(word) ?? []), ...names.flatMap((name) => phrases.get(foldText(name)) ?? [])],
  ]);
  const abroad = values.flatMap(({ list, code }) =>
    list === searchedLists.country && code !== home && !isLastCode(code) ? [termOf(list, code)] : [],
  );
  const ofAbroad = abroadWords.map((word): [string, string[]] => [
    word,
    [...(phrases.get(word) ?? []), ...abroad],
  ]);
  return new Map([...phrases, ...ofKinds, ...ofAbroad]);
}

function starPhrases(name: string): string[] {
  return starNames(name).flatMap((each) => [`${each} star`, `${each} nakshatra`]);
}

const groupLists = ['religion', 'community', 'sub_community', 'denomination', ...wholeLists];

/** Synonyms have no more words than this. */
const longestPhrase = 5;

/** What the phrases around a typed word name. `groups` are communities, churches and diets of several words: the word means nothing else then. */
export type PhraseTerms = { terms: string[]; groups: string[] };

/** For each typed word the terms of the names that it is part of, with its neighbours: `software engineer`, `syro malabar`. */
export function listTermsOfPhrases(termsByPhrase: TermsByWord, typed: readonly string[]): PhraseTerms[] {
  const phrases = typed.map((): PhraseTerms => ({ terms: [], groups: [] }));
  const add = (from: number, length: number) => {
    const own = phrases.slice(from, from + length);
    const text = typed.slice(from, from + length).join('');
    // A medical officer is no nursing officer.
    if (text === broadWord && own.some(({ terms }) => terms.length > 0)) return;
    const named = termsNamed(termsByPhrase, foldText(text));
    const ofGroups = length > 1 ? named.filter(isGroup) : [];
    for (const { terms, groups } of own) {
      terms.push(...named);
      groups.push(...ofGroups);
    }
  };
  for (let length = Math.min(typed.length, longestPhrase); length > 0; length -= 1) {
    for (let from = 0; from + length <= typed.length; from += 1) add(from, length);
  }
  return phrases;
}

function isGroup(term: string): boolean {
  return groupLists.some((list) => term.startsWith(termOf(list, '')));
}

/** A person's word, with the one in the names of titles and degrees that mean the same. */
const kindred: ReadonlyMap<string, string> = new Map([['nurse', 'nursing']]);

/** The terms of the values that a typed word names. "Nurse" names nursing officers, too, but no pharmacist. */
export function listTermsNamed(termsByWord: TermsByWord, typed: string): string[] {
  const named = termsNamed(termsByWord, typed);
  if (named.length === 0) return [];
  const others = termsByWord.get(kindred.get(singularOf(typed)) ?? '') ?? [];
  return [...named, ...others.filter((term) => !term.startsWith(termOf(searchedLists.professionArea, '')))];
}

/** The shortest typed word that may be a misspelled word of a list: Asha is a name, and no Ashna. */
const leastLikeName = 5;

/** The words of the names that a misspelled word may be, the likeliest first, with the terms of their values. */
export function listNamesLike(
  termsByWord: TermsByWord,
  typed: string,
): [word: string, terms: readonly string[]][] {
  if (Array.from(typed).length < leastLikeName) return [];
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
