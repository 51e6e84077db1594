import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { allOf, candidate, type Condition } from '../conditions.repository.ts';
import type { Seeker } from '../pair.repository.ts';

/** For each typed word the terms that a member may have. */
type Words = readonly (readonly string[])[];

/**
 * The member of a profile id, or all members who have one of the terms of each word, and are of an age and height. `asTyped`: the same
 * without other spellings, so that those who have the very word come first; null where there are none. `isCommon`: these are very many.
 */
export type TextQuery = { accountId: number } | TermsQuery;
type TermsQuery = {
  words: Words;
  ranges: readonly Condition[];
  asTyped: Words | null;
  /** Of the terms those that say less than the typed word: a master's degree for "MBA". */
  wider: Words;
  isCommon: boolean;
  /** The text in the likeliest spelling, where a word of it is unknown; null where all are known, or nothing is like it. */
  corrected: string | null;
  /** The typed words that no list and no member has. */
  unknown: readonly string[];
};

/**
 * A text query as a condition on a row of `matching_rows` with the alias `candidate`, for any list with a search; who may be
 * seen is the list's own condition. A text without words finds no one.
 */
export function textCondition(text: TextQuery): Condition {
  if ('accountId' in text) return sql`${candidate('accountId')} = ${text.accountId}::integer`;
  const { words, ranges } = text;
  if (words.length === 0 && ranges.length > 0) return allOf(ranges);
  const isFound = hasTerms(words);
  // The index of terms finds few; of many, candidates are checked one by one in the order of the list.
  const isNamed: Condition = text.isCommon
    ? sql`(select ${isFound} from search_terms where search_terms.account_id = ${candidate('accountId')})`
    : sql`${candidate('accountId')} in (select search_terms.account_id from search_terms where ${isFound})`;
  return allOf([...ranges, isNamed]);
}

/** Whether a row of `search_terms` has a term of each word. */
export function hasTerms(words: Words): Condition {
  if (words.length === 0) return sql`false`;
  return allOf(words.map((terms) => sql`search_terms.terms && ${[...terms]}::text[]`));
}

/** Whether a candidate has the words as they were typed, to sort by. */
export function hasWordsAsTyped(text: TextQuery | null): Condition {
  const asTyped = text === null || 'accountId' in text ? null : text.asTyped;
  if (asTyped === null) return sql`true`;
  return sql`exists (select from search_terms
    where search_terms.account_id = ${candidate('accountId')} and ${hasTerms(asTyped)})`;
}

/** Reading this many rows, scattered over the table, takes some 50 ms. */
const mostFew = 15_000;

const plans = z.tuple([
  z.record(z.string(), z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])),
]);

/** Whether these words find more members than one call should read, as the database estimates it. */
export async function isCommon(database: Database, words: Words): Promise<boolean> {
  const { rows } = await sql`explain (format json) select from search_terms where ${hasTerms(words)}`.execute(
    database,
  );
  const [plan] = Object.values(plans.parse(rows)[0]);
  return (plan?.[0].Plan['Plan Rows'] ?? 0) > mostFew;
}

const mostFound = 2000;

/** The members of the sought genders that a text finds, the highest activity rank first; no more than 2,000. */
export async function findByText(
  database: Database,
  { seeker, text }: { seeker: Seeker; text: TextQuery },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select account_id from matching_rows candidate
    where ${candidate('gender')} = any(${[...seeker.genders]}::text[]) and ${candidate('isListed')} and ${textCondition(text)}
    order by activity_rank desc, account_id desc limit ${mostFound}`.execute(database);
  return rows.map(({ accountId }) => accountId);
}
