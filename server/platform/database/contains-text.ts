import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { plainText } from '#contract/choices/plain-text.ts';
import { likePattern } from '../listing/listing.ts';

/** Whether a text of the database contains a search, however the letters of both are encoded (`folded`, as `plainText` does it). */
export function containsText(value: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`folded(${value}) like ${likePattern(plainText(search))}`;
}
