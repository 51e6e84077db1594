import { readSearchNumbers, type SearchNumbers } from '#contract/matches/search-numbers.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { type Choices, findChoices, synonymsOf } from '#server/features/choices/choices.ts';
import { findSiteSettings, findToday, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Condition, meetsCriterion } from '../conditions.repository.ts';
import { refreshMatching } from '../matching-rows.repository.ts';
import {
  deleteUnusedWords,
  listSimilarWords,
  listWithoutTerms,
  markUnusedWords,
} from './search-terms.repository.ts';
import { isCommon, type TextQuery } from './search-text.repository.ts';
import {
  indexNames,
  indexSynonyms,
  listWordsOfWholes,
  singularOf,
  type TermsByWord,
  withoutNamesOfParts,
} from './search-names.rules.ts';
import {
  indexNativePlaces,
  indexPhrases,
  listNamesLike,
  listTermsNamed,
  listTermsOfPhrases,
  type PhraseTerms,
} from './search-phrases.rules.ts';
import { isLetter } from './join-parts.rules.ts';
import {
  isSpellingOf,
  listInitialTerms,
  listSwaps,
  nativeTermOf,
  searchedLists,
  splitTypedText,
} from './search-text.rules.ts';

/**
 * Reads free text: profile id, name, place, profession, qualification, community, language, age and height, in spite of misspellings. Null
 * for an empty text.
 */
export async function readTextQuery(
  context: Pick<Context, 'database' | 'now'>,
  text: string,
): Promise<TextQuery | null> {
  const { database } = context;
  if (text.trim() === '') return null;
  const { memberIdPrefix } = await findSiteSettings(database);
  const accountId = readMemberId(text, memberIdPrefix);
  if (accountId !== null) return { accountId };
  const { rest, age, height } = readSearchNumbers(text);
  const ranges = listRanges({ age, height, today: await findToday(context) });
  const names = indexChoices(await findChoices(context));
  const typedWords = splitTypedText(rest, {
    isListed: (word) => isListed(names, word),
    isMoreAsked: ranges.length > 0,
  });
  const read = await readWords(database, { typedWords, names });
  const words = read.map(({ exact, spelled, wider }) => [...new Set([...exact, ...spelled, ...wider])]);
  const isMore = read.some(({ spelled, wider }) => spelled.length + wider.length > 0);
  const unknown = typedWords.filter((_typed, at) => read[at]?.isKnown === false);
  return {
    words,
    ranges,
    asTyped: isMore ? read.map(({ exact }) => exact) : null,
    wider: read.map(({ wider }) => wider),
    isCommon: words.length === 0 ? ranges.length > 0 : await isCommon(database, words),
    corrected: writeCorrected(typedWords, read),
    unknown,
  };
}

function listRanges({
  age,
  height,
  today,
}: Pick<SearchNumbers, 'age' | 'height'> & { today: string }): Condition[] {
  return Object.entries({ age, height }).flatMap(([name, range]) =>
    range === null
      ? []
      : [
          meetsCriterion({
            name: name === 'age' ? 'age' : 'height',
            value: { kind: 'range', ...range },
            today,
          }),
        ],
  );
}

/** Whether a list has a word, as a name, a synonym or a whole phrase. */
function isListed({ termsByName, termsByPhrase, synonyms }: Names, word: string): boolean {
  return [termsByName, termsByPhrase, ...Object.values(synonyms)].some((terms) => terms.has(word));
}

/** The typed words with each misspelled one as it is read; null where nothing is read otherwise. */
function writeCorrected(typed: readonly string[], read: readonly ReadWord[]): string | null {
  if (read.every(({ likeliest }) => likeliest === null)) return null;
  return typed.map((word, at) => read[at]?.likeliest ?? word).join(' ');
}

/**
 * The terms of a typed word: those that it names, those that it may name if it is misspelled, and those that say less. `likeliest`: what a
 * misspelled word is read as.
 */
type ReadWord = {
  exact: string[];
  spelled: string[];
  wider: readonly string[];
  isKnown: boolean;
  likeliest: string | null;
};

/** Reads each word with its neighbours: first the spelling of all, for "never maried" is a phrase in the right spelling alone. */
async function readWords(
  database: Database,
  { typedWords, names }: { typedWords: readonly string[]; names: Names },
): Promise<ReadWord[]> {
  const asTyped = listTermsOfPhrases(names.termsByPhrase, typedWords);
  const read: ReadWord[] = [];
  for (const [at, typed] of typedWords.entries())
    read.push(await readWord(database, { typed, names, phrase: asTyped[at] ?? noPhrase }));
  if (read.every(({ likeliest }) => likeliest === null)) return read;
  const spelledRight = typedWords.map((word, at) => read[at]?.likeliest ?? word);
  const phrases = listTermsOfPhrases(names.termsByPhrase, spelledRight);
  return Promise.all(
    read.map(async (word, at) => {
      const phrase = phrases[at] ?? noPhrase;
      if (phrase.groups.length > 0) return { ...word, exact: phrase.groups, spelled: [], wider: [] };
      const { likeliest } = word;
      if (likeliest === null) return { ...word, spelled: [...word.spelled, ...phrase.terms] };
      // A misspelled word finds what the right one finds.
      const right = await readWord(database, { typed: likeliest, names, phrase });
      const spelled = [...word.spelled, ...right.exact, ...right.spelled];
      return { ...word, spelled, wider: [...word.wider, ...right.wider] };
    }),
  );
}

const noPhrase: PhraseTerms = { terms: [], groups: [] };

type TypedWord = { typed: string; names: Names; phrase: PhraseTerms };

async function readWord(
  database: Database,
  { typed, names, phrase: { terms, groups } }: TypedWord,
): Promise<ReadWord> {
  if (groups.length > 0) return { exact: [typed, ...groups], ...known };
  const ofNames = listTermsNamed(names.termsByName, typed);
  const ofSynonyms = listTermsNamed(names.synonyms.same, typed);
  // The members' words are asked for where they decide.
  const words = ofNames.length > 0 ? [] : await listSimilarWords(database, typed);
  const isOfMember = words.includes(typed);
  const lent = isOfMember ? [] : listTermsNamed(names.synonyms.lent, typed);
  const named = [...ofNames, ...ofSynonyms, ...lent];
  const wider = names.synonyms.wider.get(typed) ?? [];
  const listed = [...named, ...terms, ...wider, ...(names.synonyms.narrower.get(typed) ?? [])];
  const exact = [...withNative([typed], { terms: [...named, ...terms], names }), ...listInitialTerms(typed)];
  // A word of a list is spelled right: Kochi is no misspelled Mochi.
  if (listed.length === 0) return { exact, ...readMisspelled({ typed, names, words }) };
  return { ...known, exact, ...readSynonym({ typed, names, named, isOfMember }), wider };
}

const known = { spelled: [], wider: [], isKnown: true, likeliest: null };

/** Synonyms have usual misspellings among them: a value's own name, spelled otherwise, is read as that name. */
function readSynonym({
  typed,
  names,
  named,
  isOfMember,
}: {
  typed: string;
  names: Names;
  named: readonly string[];
  isOfMember: boolean;
}): Pick<ReadWord, 'spelled' | 'likeliest'> {
  const isRight = isOfMember || names.termsByName.has(typed) || names.termsByName.has(singularOf(typed));
  const [meant] = isRight
    ? []
    : listNamesLike(names.termsByName, typed).filter(([word, ofName]) => {
        const terms = [...ofName, ...(names.termsByPhrase.get(word) ?? [])];
        // Another spelling that finds nobody else need not be said.
        return terms.some((term) => named.includes(term)) && terms.some((term) => !named.includes(term));
      });
  if (meant === undefined) return { spelled: [], likeliest: null };
  return { spelled: withNative([], { terms: meant[1], names }), likeliest: meant[0] };
}

function readMisspelled({
  typed,
  names,
  words,
}: {
  typed: string;
  names: Names;
  words: readonly string[];
}): Omit<ReadWord, 'exact'> {
  const isKnown = words.includes(typed);
  const swapped = isKnown ? [] : listSwaps(typed).filter((word) => words.includes(word));
  const others = [...swapped, ...words.filter((word) => word !== typed && isSpellingOf(typed, word))];
  // A name of somebody is spelled right, even if it is nearly a word of a list.
  const like = isKnown ? [] : listNamesLike(names.termsByName, typed);
  const spelled = withNative(others, { terms: like.flatMap(([, ofName]) => ofName), names });
  const partOfPhrase = isKnown ? undefined : names.wordsOfPhrases.find((word) => isSpellingOf(typed, word));
  const likeliest = isKnown ? null : (like[0]?.[0] ?? partOfPhrase ?? others[0] ?? null);
  return { spelled, wider: [], isKnown: isKnown || isLetter(typed), likeliest };
}

/** Words and terms, with the native places that they name. */
function withNative(
  words: readonly string[],
  { terms, names }: { terms: readonly string[]; names: Names },
): string[] {
  const places = terms.flatMap((term) => names.nativePlaces.get(term) ?? []);
  return [...words, ...words.map(nativeTermOf), ...terms, ...places];
}

type Names = {
  termsByName: TermsByWord;
  synonyms: ReturnType<typeof indexSynonyms>;
  termsByPhrase: TermsByWord;
  /** The words of names that count as a whole, which may be misspelled as well. */
  wordsOfPhrases: readonly string[];
  nativePlaces: TermsByWord;
};

/** A cache: choices change seldom. */
const indexes = new WeakMap<Choices, Names>();

function indexChoices(choices: Choices): Names {
  const cached = indexes.get(choices);
  if (cached !== undefined) return cached;
  const values = Object.values(searchedLists).flatMap((list) =>
    [...(choices.get(list)?.byCode.values() ?? [])].map((value) => {
      const synonyms = Map.groupBy(synonymsOf(choices, value), ({ keepsWords }) => keepsWords);
      const wordsOf = (keepsWords: boolean) => (synonyms.get(keepsWords) ?? []).map(({ word }) => word);
      return {
        list,
        code: value.code,
        parent: value.parent,
        names: [value.label, ...Object.values(value.labels), ...value.formerLabels],
        synonyms: wordsOf(false),
        narrower: wordsOf(true),
      };
    }),
  );
  const named = withoutNamesOfParts(values);
  const districts = named
    .filter(({ list }) => list === searchedLists.district)
    .map(({ names, synonyms, ...value }) => ({ ...value, names: [...names, ...synonyms] }));
  const index = {
    termsByName: indexNames(named),
    synonyms: indexSynonyms(named),
    termsByPhrase: indexPhrases(named),
    wordsOfPhrases: listWordsOfWholes(named),
    nativePlaces: indexNativePlaces(districts),
  };
  indexes.set(choices, index);
  return index;
}

const batchSize = 1000;

/** Stores the search terms of the next members who have none yet; false when there are no more. */
export async function fillSearchTerms({ transact }: Pick<Context, 'transact'>): Promise<boolean> {
  return transact(async ({ database }) => {
    const ids = await listWithoutTerms(database, batchSize);
    await refreshMatching(database, ids);
    return ids.length === batchSize;
  });
}

/**
 * Removes the words that no member has any more. A word is marked on one day and removed on a later one if it is still
 * unused, so that a change that overlaps the marking loses nothing.
 */
export async function removeUnusedWords({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const today = todayAt(await findSiteSettings(database), now());
  await deleteUnusedWords(database, today);
  await markUnusedWords(database, today);
}
