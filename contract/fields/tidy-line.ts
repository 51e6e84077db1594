import { foldDigits } from './fold-digit.ts';

/** Marks that are not seen and that copying brings along: of direction, joiners, soft hyphens. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A number, date, code or address as it was meant: without marks that are not seen, wide letters as usual ones, every digit as 0 to 9,
 * every dash as a hyphen, and the full stop of other keyboards as a dot, as browsers read it in an address. Never for words: Indian
 * scripts need their joiners.
 */
export function tidyLine(text: string): string {
  return foldDigits(text.replaceAll(unseen, '').normalize('NFKC'))
    .replaceAll('\u3002', '.')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}
