import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import {
  listSpellings,
  listSwaps,
  listTerms,
  searchedFacts,
  searchedLists,
  termOf,
  termsVersion,
} from './search-text.rules.ts';

/** The terms of some members. */
export async function listTermsOf(
  database: Database,
  accountIds: readonly number[],
): Promise<{ accountId: number; terms: string[] }[]> {
  if (accountIds.length === 0) return [];
  return database
    .selectFrom('searchTerms')
    .select(['accountId', 'terms'])
    .where('accountId', 'in', accountIds)
    .execute();
}

/** Brings the search terms of some members up to date, in the transaction that changed them. */
export async function refreshSearchTerms(database: Database, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  const profiles = await database
    .selectFrom('profiles')
    .leftJoin('searchTerms', 'searchTerms.accountId', 'profiles.accountId')
    .select(['profiles.accountId', 'firstName', 'lastName', 'city', 'nativePlace'])
    .select(['qualificationDetail', 'occupationDetail', ...searchedFacts])
    .select(['searchTerms.terms', 'searchTerms.termsVersion'])
    .where('profiles.accountId', 'in', accountIds)
    .execute();
  const codes = profiles.flatMap((profile) => searchedFacts.map((fact) => profile[fact]));
  const listed = await findListed(database, codes);
  const changed = profiles.flatMap(({ accountId, terms: before, termsVersion: version, ...profile }) => {
    const { terms, words } = listTerms(profile, ({ list, code }) => listed.has(termOf(list, code)));
    return version === termsVersion && isDeepStrictEqual(terms, before) ? [] : [{ accountId, terms, words }];
  });
  if (changed.length === 0) return;
  await storeTerms(
    database,
    changed.map(({ accountId, terms }) => ({ account_id: accountId, terms })),
  );
  await storeWords(database, [...new Set(changed.flatMap(({ words }) => words))]);
}

const batchSize = 1000;

/** The same for all members: after a bulk insertion, or when the rule itself changed. */
export async function refreshAllSearchTerms(database: Database): Promise<void> {
  let last = 0;
  for (;;) {
    const batch = await database
      .selectFrom('profiles')
      .select('accountId')
      .where('accountId', '>', last)
      .orderBy('accountId')
      .limit(batchSize)
      .execute();
    const ids = batch.map(({ accountId }) => accountId);
    await refreshSearchTerms(database, ids);
    if (ids.length < batchSize) return;
    last = ids.at(-1) ?? last;
  }
}

/** Members without search terms, or with those of an earlier rule, by which they are found meanwhile. */
export async function listWithoutTerms(database: Database, most: number): Promise<number[]> {
  const rows = await database
    .selectFrom('profiles')
    .select('profiles.accountId')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('searchTerms')
            .select('searchTerms.accountId')
            .whereRef('searchTerms.accountId', '=', 'profiles.accountId')
            .where('searchTerms.termsVersion', '=', termsVersion),
        ),
      ),
    )
    .limit(most)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** The terms of those values that belong to a searched list. */
async function findListed(database: Database, values: readonly (string | null)[]): Promise<Set<string>> {
  const codes = [...new Set(values.filter((value) => value !== null))];
  if (codes.length === 0) return new Set();
  const rows = await database
    .selectFrom('choices')
    .select(['list', 'code'])
    .where('list', 'in', Object.values(searchedLists))
    .where('code', 'in', codes)
    .execute();
  return new Set(rows.map(({ list, code }) => termOf(list, code)));
}

type TermsRow = { account_id: number; terms: string[] };

async function storeTerms(database: Database, rows: readonly TermsRow[]): Promise<void> {
  await sql`
    insert into search_terms (account_id, terms, terms_version)
    select account_id, terms, ${termsVersion}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (account_id integer, terms text[])
    on conflict (account_id) do update set terms = excluded.terms, terms_version = excluded.terms_version`.execute(
    database,
  );
}

/** Stores new words with their spellings, in one order everywhere, so that two transactions never wait for each other. */
async function storeWords(database: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  // Words marked as unused come first: this waits for a transaction that is removing one, which is then inserted again.
  await database
    .updateTable('searchWords')
    .set({ unusedSince: null })
    .where('word', 'in', words)
    .where('unusedSince', 'is not', null)
    .execute();
  const added = await database
    .insertInto('searchWords')
    .values(words.toSorted().map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .execute();
  const spellings = added.flatMap(({ word }) => listSpellings(word).map((spelling) => ({ spelling, word })));
  if (spellings.length === 0) return;
  await database
    .insertInto('searchSpellings')
    .columns(['spelling', 'word'])
    .expression(
      sql`
      select spelling, word
      from jsonb_to_recordset(${JSON.stringify(spellings)}::jsonb) as row (spelling text, word text)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The members' words that are the typed word, share a spelling with it, or have two letters of a short one swapped. */
export async function listSimilarWords(database: Database, typed: string): Promise<string[]> {
  const spellings = [typed, ...listSpellings(typed), ...listSwaps(typed)];
  const rows = await database
    .selectFrom('searchWords')
    .select('word')
    .where('word', 'in', spellings)
    .union(database.selectFrom('searchSpellings').select('word').where('spelling', 'in', spellings))
    .execute();
  return rows.map(({ word }) => word);
}

/** Uses the collation of the terms: with that of the words, their index could not be used. */
export const isUnused = sql`not exists (
  select from search_terms
  where terms && array[search_words.word collate "default", 'native:' || search_words.word collate "default"])`;

export async function markUnusedWords(database: Database, today: string): Promise<void> {
  await sql`
    update search_words set unused_since = ${today}::date
    where unused_since is null and ${isUnused}`.execute(database);
}

/** Removes the words that were marked on an earlier day, with their spellings. */
export async function deleteUnusedWords(database: Database, today: string): Promise<void> {
  await sql`
    with deleted as (
      delete from search_words where unused_since < ${today}::date and ${isUnused} returning word)
    delete from search_spellings where word in (select word from deleted)`.execute(database);
}
