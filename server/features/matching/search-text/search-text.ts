import { type Choices, findChoices, synonymsOf } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
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
  indexPhrases,
  listTermsLike,
  listTermsNamed,
  listTermsOfPhrases,
  type PhraseTerms,
  type TermsByWord,
  withoutNamesOfParts,
} from './search-phrases.rules.ts';
import { isSpellingOf, readProfileId, searchedLists, splitTypedText } from './search-text.rules.ts';

/** Reads free text: profile id, name, place, profession, qualification, community, language, in spite of misspellings. Null for an empty text. */
export async function readTextQuery(
  context: Pick<Context, 'database' | 'now'>,
  text: string,
): Promise<TextQuery | null> {
  const { database } = context;
  if (text.trim() === '') return null;
  const { memberIdPrefix } = await findSiteSettings(database);
  const accountId = readProfileId(text, memberIdPrefix);
  if (accountId !== null) return { accountId };
  const { termsByWord, termsByPhrase } = indexChoices(await findChoices(context));
  const typedWords = splitTypedText(text);
  const phrases = listTermsOfPhrases(termsByPhrase, typedWords);
  const read = [];
  for (const [at, typed] of typedWords.entries())
    read.push(await readWord(database, { typed, termsByWord, phrase: phrases[at] }));
  const words = read.map(({ exact, spelled }) => [...new Set([...exact, ...spelled])]);
  const asTyped = read.some(({ spelled }) => spelled.length > 0) ? read.map(({ exact }) => exact) : null;
  return { words, asTyped, isCommon: await isCommon(database, words) };
}

type TypedWord = { typed: string; termsByWord: TermsByWord; phrase: PhraseTerms | undefined };

/** The terms of a typed word: those that it names, and those that it may name if it is misspelled. */
async function readWord(
  database: Database,
  { typed, termsByWord, phrase = { terms: [], groups: [] } }: TypedWord,
): Promise<{ exact: string[]; spelled: string[] }> {
  const { terms, groups } = phrase;
  if (groups.length > 0) return { exact: [typed, ...groups], spelled: [] };
  const named = listTermsNamed(termsByWord, typed);
  // A word of a list is spelled right: Kochi is no misspelled Mochi.
  if (named !== null) return { exact: [typed, ...named, ...terms], spelled: [] };
  const spelled = [...(await listSpelled(database, typed)), ...listTermsLike(termsByWord, typed)];
  return { exact: [typed, ...terms], spelled };
}

/** The other words of members that a typed word may be, misspelled. */
async function listSpelled(database: Database, typed: string): Promise<string[]> {
  const similar = await listSimilarWords(database, typed);
  return similar.filter((word) => word !== typed && isSpellingOf(typed, word));
}

type Names = { termsByWord: TermsByWord; termsByPhrase: TermsByWord };

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
  const index = { termsByWord: indexNames(named), termsByPhrase: indexPhrases(named) };
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
