import { foldText } from '#contract/choices/fold-text.ts';
import type { FieldMapping } from '#contract/imports/mapping.fields.ts';

/** A word under a stored value of the list above. */
export function keyOfDecision({ text, parent }: { text: string; parent: string | null }): string {
  return `${foldText(text)} ${parent ?? ''}`;
}

/** What the mapping of a field has decided about words: a value, empty for none, null for own words. */
export function indexDecisions(options: FieldMapping): Map<string, string | null> {
  const decisions = 'decisions' in options ? (options.decisions ?? []) : [];
  return new Map(
    decisions.map(({ word, under, means }) => [keyOfDecision({ text: word, parent: under }), means]),
  );
}
