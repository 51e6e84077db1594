import { foldText } from '#contract/choices/fold-text.ts';
import type { FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';

/** A word under a stored value of the list above. */
export function keyOfDecision({ text, parent }: { text: string; parent: string | null }): string {
  return `${foldText(text)} ${parent ?? ''}`;
}

/** What the mapping of a field has decided about words: a value, empty for none, null for own words. */
export function indexDecisions(
  field: ImportField,
  { reading, mapping }: { reading?: FieldMapping; mapping: Mapping },
): Map<string, string | null> {
  const own = reading !== undefined && 'decisions' in reading ? (reading.decisions ?? []) : [];
  const others = (mapping.decisions ?? []).filter((each) => each.field === field);
  return new Map(
    [...others, ...own].map(({ word, under, means }) => [
      keyOfDecision({ text: word, parent: under }),
      means,
    ]),
  );
}

/** The words of a field that have a meaning, none, or stay as they are by its mapping. */
export function listSettled(
  field: ImportField,
  { reading, mapping }: { reading: FieldMapping; mapping: Mapping },
): Set<string> {
  const { decisions = [] } = 'decisions' in reading ? reading : {};
  const { synonyms = {} } = 'synonyms' in reading ? reading : {};
  const { own_words: ownWords = [] } = 'own_words' in reading ? reading : {};
  const words = [...decisions, ...(mapping.decisions ?? []).filter((each) => each.field === field)];
  return new Set([...Object.keys(synonyms), ...ownWords, ...words.map(({ word }) => word)].map(foldText));
}
