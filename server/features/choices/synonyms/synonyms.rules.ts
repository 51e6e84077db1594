import { foldText } from '#contract/choices/fold-text.ts';
import type { StoredChoice, Synonym } from '../choices.rules.ts';

/** A word for a value of a list; `id` names the synonym that is changed. */
type Wanted = { id?: number; code: string; word: string };
type Known = { values: readonly StoredChoice[]; synonyms: readonly (Synonym & { id: number })[] };

/**
 * Why a word cannot name a value, or null. A word names one value under one parent: a label or another synonym that is equal but for
 * case and marks takes it.
 */
export function refuseWord(
  { id, code, word }: Wanted,
  { values, synonyms }: Known,
): 'validation.synonym_label' | 'validation.synonym_taken' | null {
  const value = values.find((each) => each.code === code);
  const isNear = ({ parent }: StoredChoice) =>
    parent === (value?.parent ?? null) || parent === null || value?.parent === null;
  const near = values.filter(isNear);
  const folded = foldText(word);
  const isLabel = near.some(({ label, formerLabels }) =>
    [label, ...formerLabels].some((text) => foldText(text) === folded),
  );
  if (isLabel) return 'validation.synonym_label';
  const codes = new Set(near.map((each) => each.code));
  const isTaken = synonyms.some(
    (other) => other.id !== id && codes.has(other.code) && foldText(other.word) === folded,
  );
  return isTaken ? 'validation.synonym_taken' : null;
}
