import { foldText } from '#contract/choices/fold-text.ts';
import type { SynonymRow } from './synonym-seed.ts';

/** A value of a list with its names, as a migration reads it. */
type NamedValue = { list: string; code: string; parent: string | null; names: readonly string[] };

/**
 * The synonyms that a database does not have yet, each word once. A word that names a value under the same parent already, by
 * its label or by an earlier synonym, is left as it is: what an operator wrote stays. A word for a value that does not exist is
 * left out.
 */
export function listNewSynonyms(
  rows: readonly SynonymRow[],
  { values }: { values: readonly NamedValue[] },
): SynonymRow[] {
  const valueOf = new Map(values.map((value) => [keyOf(value.list, value.code), value]));
  const taken = new Set(
    values.flatMap(({ list, parent, names }) => names.map((name) => placeOf({ list, parent, word: name }))),
  );
  return rows.filter(({ list, code, word }) => {
    const value = valueOf.get(keyOf(list, code));
    if (value === undefined || foldText(word) === '') return false;
    const place = placeOf({ list, parent: value.parent, word });
    if (taken.has(place)) return false;
    taken.add(place);
    return true;
  });
}

function keyOf(list: string, code: string): string {
  return `${list} ${code}`;
}

function placeOf({ list, parent, word }: { list: string; parent: string | null; word: string }): string {
  return `${list} ${parent ?? ''} ${foldText(word)}`;
}
