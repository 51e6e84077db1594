import { plainText } from '#contract/choices/plain-text.ts';

/**
 * A search for words that begin like these, as PostgreSQL's text search reads it, for `words_of_name`; null without a word. The parts of
 * O'Neil are words of their own there.
 */
export function writeNameQuery(search: string): string | null {
  const words = plainText(search.replaceAll(/['’‘]/g, ' ')).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
