import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { allOf, candidate, type Condition } from './criteria.repository.ts';

/**
 * Whom a text asks for: the member of a profile id, or everybody who is found by one of the terms of each word. `isCommon`: very
 * many are found by it.
 */
export type SoughtText = { accountId: number } | { words: readonly (readonly string[])[]; isCommon: boolean };

/**
 * What a text that `readText` has read asks of a row of `matching_rows`, called `candidate`: to be the member of a profile id,
 * or to be found by every word. For lists of any kind that take a search; who may be seen is their own condition. A text of
 * nothing but signs finds nobody.
 */
export function textCondition(text: SoughtText): Condition {
  if ('accountId' in text) return sql`${candidate('accountId')} = ${text.accountId}::integer`;
  const isFound = hasTerms(text.words);
  // The few are found by the index of terms; of the many, candidates are asked one by one, from the beginning of a list on.
  return text.isCommon
    ? sql`(select ${isFound} from search_terms where search_terms.account_id = ${candidate('accountId')})`
    : sql`${candidate('accountId')} in (select search_terms.account_id from search_terms where ${isFound})`;
}

/** So many are read from all over the table in some 50 ms. */
const mostFew = 15_000;

const plans = z.tuple([
  z.record(z.string(), z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])),
]);

/** Whether more are found by these words than should be read for one question, by the statistics of the database. */
export async function isCommon(database: Database, words: readonly (readonly string[])[]): Promise<boolean> {
  const { rows } = await sql`explain (format json) select from search_terms where ${hasTerms(words)}`.execute(
    database,
  );
  const [plan] = Object.values(plans.parse(rows)[0]);
  return (plan?.[0].Plan['Plan Rows'] ?? 0) > mostFew;
}

/** Whether a row of `search_terms` has a term of each word. */
export function hasTerms(words: readonly (readonly string[])[]): Condition {
  if (words.length === 0) return sql`false`;
  return allOf(words.map((terms) => sql`search_terms.terms && ${[...terms]}::text[]`));
}
