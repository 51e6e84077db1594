import { problem } from '#server/platform/problem.ts';
import { fromAbove, type MergedCells } from './merged-cells.rules.ts';
import { sheetLimits } from './sheets.rules.ts';

/**
 * Fills the rows of people below a merged cell with its value, as the spreadsheet shows it, one row after the other. A cell that begins in
 * another row, as a title does, is no value. Throws sheet_too_big.
 */
export function fillMerged(merged: MergedCells): (row: number, cells: readonly string[]) => string[] {
  const above = new Map<number, { text: string; last: number }>();
  let charactersLeft: number = sheetLimits.workbookCharacters;
  return (row, cells) => {
    const filled = [...cells];
    for (const [column, { text, last }] of above) {
      if (last < row) {
        above.delete(column);
        continue;
      }
      charactersLeft -= text.length;
      if (charactersLeft < 0) throw problem('sheet_too_big');
      while (filled.length < column) filled.push('');
      filled[column] = fromAbove(text);
    }
    for (const { column, last } of merged.get(row) ?? []) {
      const text = cells[column] ?? '';
      if (text !== '') above.set(column, { text, last });
    }
    return filled;
  };
}
