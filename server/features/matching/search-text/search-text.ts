import { readSearchNumbers, type SearchNumbers } from '#contract/matches/search-numbers.ts';
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
  indexNativePlaces,
  indexPhrases,
  listNamesLike,
  listTermsNamed,
  listTermsOfPhrases,
  type PhraseTerms,
  type TermsByWord,
  withoutNamesOfParts,
} from './search-phrases.rules.ts';
import {
  isSpellingOf,
  nativeTermOf,
  readProfileId,
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
  const accountId = readProfileId(text, memberIdPrefix);
  if (accountId !== null) return { accountId };
  const { rest, age, height } = readSearchNumbers(text);
  const ranges = listRanges({ age, height, today: await findToday(context) });
  const names = indexChoices(await findChoices(context));
  const typedWords = splitTypedText(rest, ranges.length > 0);
  const phrases = listTermsOfPhrases(names.termsByPhrase, typedWords);
  const read: ReadWord[] = [];
  for (const [at, typed] of typedWords.entries())
    read.push(await readWord(database, { typed, names, phrase: phrases[at] }));
  const words = read.map(({ exact, spelled }) => [...new Set([...exact, ...spelled])]);
  const asTyped = read.some(({ spelled }) => spelled.length > 0) ? read.map(({ exact }) => exact) : null;
  const unknown = typedWords.filter((_typed, at) => read[at]?.isKnown === false);
  return {
    words,
    ranges,
    asTyped,
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

/** The typed words with each unknown one as it is read; null where nothing is read otherwise. */
function writeCorrected(typed: readonly string[], read: readonly ReadWord[]): string | null {
  if (read.every(({ likeliest }) => likeliest === null)) return null;
  return typed.map((word, at) => read[at]?.likeliest ?? word).join(' ');
}

type TypedWord = { typed: string; names: Names; phrase: PhraseTerms | undefined };

/**
 * The terms of a typed word: those that it names, and those that it may name if it is misspelled. `likeliest`: what an unknown word is
 * read as.
 */
type ReadWord = { exact: string[]; spelled: string[]; isKnown: boolean; likeliest: string | null };

async function readWord(
  database: Database,
  { typed, names, phrase = { terms: [], groups: [] } }: TypedWord,
): Promise<ReadWord> {
  const { terms, groups } = phrase;
  const known = { spelled: [], isKnown: true, likeliest: null };
  if (groups.length > 0) return { ...known, exact: [typed, ...groups] };
  const named = listTermsNamed(names.termsByWord, typed);
  const exact = withNative([typed], { terms: [...(named ?? []), ...terms], names });
  // A word of a list is spelled right: Kochi is no misspelled Mochi.
  if (named !== null) return { ...known, exact };
  const words = await listSimilarWords(database, typed);
  const others = words.filter((word) => word !== typed && isSpellingOf(typed, word));
  const like = listNamesLike(names.termsByWord, typed);
  const spelled = withNative(others, { terms: like.flatMap(([, ofName]) => ofName), names });
  const isKnown = terms.length > 0 || words.includes(typed);
  const likeliest = isKnown ? null : (like[0]?.[0] ?? others[0] ?? null);
  return { exact, spelled, isKnown, likeliest };
}

/** Words and terms, with the native places that they name. */
function withNative(
  words: readonly string[],
  { terms, names }: { terms: readonly string[]; names: Names },
): string[] {
  const places = terms.flatMap((term) => names.nativePlaces.get(term) ?? []);
  return [...words, ...words.map(nativeTermOf), ...terms, ...places];
}

type Names = { termsByWord: TermsByWord; termsByPhrase: TermsByWord; nativePlaces: TermsByWord };

/** A cache: choices change seldom. */
const indexes = new WeakMap<Choices, Names>();

function indexChoices(choices: Choices): Names {
  const cached = indexes.get(choices);
  if (cached !== undefined) return cached;
  const values = Object.values(searchedLists).flatMap((list) =>
    [...(choices.get(list)?.byCode.values() ?? [])].map((value) => ({
      list,
      code: value.code,
      names: [value.label, ...Object.values(value.labels), ...value.formerLabels],
      synonyms: synonymsOf(choices, value),
    })),
  );
  const named = withoutNamesOfParts(values);
  const districts = [...(choices.get(searchedLists.district)?.byCode.values() ?? [])].map((value) => ({
    code: value.code,
    parent: value.parent,
    names: [value.label, ...value.formerLabels, ...synonymsOf(choices, value)],
  }));
  const nativePlaces = indexNativePlaces(districts);
  const index = { termsByWord: indexNames(named), termsByPhrase: indexPhrases(named), nativePlaces };
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
