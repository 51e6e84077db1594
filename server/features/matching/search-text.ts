import { type Choices, findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { refreshMatching } from './matching-rows.repository.ts';
import {
  deleteUnusedWords,
  listSimilarWords,
  listWithoutTerms,
  markUnusedWords,
} from './search-terms.repository.ts';
import { isCommon, type TextQuery } from './search-text.repository.ts';
import {
  indexNames,
  isSpellingOf,
  listTermsOf,
  readProfileId,
  searchedLists,
  splitTypedText,
  type TermsByWord,
} from './search-text.rules.ts';

/** Reads free text: profile id, name, place, profession, qualification, in spite of misspellings. Null for an empty text. */
export async function readTextQuery(
  context: Pick<Context, 'database' | 'now'>,
  text: string,
): Promise<TextQuery | null> {
  const { database } = context;
  if (text.trim() === '') return null;
  const { memberIdPrefix } = await findSiteSettings(database);
  const accountId = readProfileId(text, memberIdPrefix);
  if (accountId !== null) return { accountId };
  const termsByWord = indexChoices(await findChoices(context));
  const words: string[][] = [];
  for (const typed of splitTypedText(text)) {
    const similar = await listSimilarWords(database, typed);
    const spelled = similar.filter((word) => isSpellingOf(typed, word));
    words.push([...new Set([typed, ...spelled, ...listTermsOf(termsByWord, typed)])]);
  }
  return { words, isCommon: await isCommon(database, words) };
}

/** A cache: choices change seldom. */
const indexes = new WeakMap<Choices, TermsByWord>();

function indexChoices(choices: Choices): TermsByWord {
  const cached = indexes.get(choices);
  if (cached !== undefined) return cached;
  const index = indexNames(
    Object.values(searchedLists).flatMap((list) =>
      [...(choices.get(list)?.byCode.values() ?? [])].map((value) => ({
        list,
        code: value.code,
        names: [value.label, ...Object.values(value.labels), ...value.formerLabels, ...value.aliases],
      })),
    ),
  );
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
