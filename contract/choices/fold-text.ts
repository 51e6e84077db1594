import { plainText } from './plain-text.ts';

/**
 * A text as synonyms are compared: besides case and accents, dots, spaces, brackets and all other marks count for nothing, and `&` is
 * "and". `B.Tech`, `B Tech` and `(btech)` are equal. The plus sign stays, because of `+2`. Empty for a text of marks alone.
 */
export function foldText(text: string): string {
  return plainText(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, '');
}
