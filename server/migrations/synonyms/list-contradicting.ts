import { foldText } from '#contract/choices/fold-text.ts';
import type { SynonymRow } from './synonym-seed.ts';

/** The words that name several values under one parent, with the codes of these. */
export function listContradicting(
  rows: readonly SynonymRow[],
  parentOf: (row: SynonymRow) => string | null | undefined,
): string[] {
  const byPlace = Map.groupBy(rows, (row) => `${row.list} ${parentOf(row) ?? ''} ${foldText(row.word)}`);
  return [...byPlace].flatMap(([place, all]) => {
    const codes = new Set(all.map(({ code }) => code));
    return codes.size > 1 ? [`${place}: ${[...codes].join(' ')}`] : [];
  });
}
