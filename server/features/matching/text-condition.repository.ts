import { sql } from 'kysely';
import { allOf, candidate, type Condition } from './criteria.repository.ts';
import type { SoughtText } from './read-text.ts';

/**
 * What a text that `readText` has read asks of a row of `matching_rows`, called `candidate`: to be the member of a profile id,
 * or to be found by every word. For lists of any kind that take a search; who may be seen is their own condition. A text of
 * nothing but signs finds nobody.
 */
export function textCondition(text: SoughtText): Condition {
  if ('accountId' in text) return sql`${candidate('accountId')} = ${text.accountId}::integer`;
  if (text.words.length === 0) return sql`false`;
  const found = allOf(text.words.map((terms) => sql`search_terms.terms && ${[...terms]}::text[]`));
  return sql`${candidate('accountId')} in (select search_terms.account_id from search_terms where ${found})`;
}
