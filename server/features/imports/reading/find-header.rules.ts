import { recogniseHeader } from '../mappings/recognise-header.rules.ts';

/** The header of a sheet: the names of its columns, the first row below it, and what stands above it. */
export type Header = {
  names: string[];
  /** As a spreadsheet counts: the first row is 1. */
  row: number;
  /** How many rows the header ends after. */
  length: number;
  above: { row: number; text: string }[];
  /** Whether its names are those of a sheet of biodata. */
  isKnown: boolean;
};

/** Titles stand above a header; below this row there is none. */
const lastHeaderRow = 25;
const fewestKnown = 2;
const longestTitle = 200;

/**
 * Finds the header among the first rows: the row with the most names that we know; without one, the first row of a table. A header of two
 * rows, as merged cells make it, becomes one: `Contact: Phone`. Null when there is no text.
 */
export function findHeader(rows: readonly (readonly string[])[]): Header | null {
  const first = rows.findIndex(isFilled);
  if (first === -1) return null;
  const counts = rows.slice(0, lastHeaderRow).map(countKnown);
  const most = Math.max(0, ...counts);
  const isKnown = most >= fewestKnown;
  const best = isKnown ? counts.indexOf(most) : findWide(rows, first);
  const { start, end } = isKnown ? spreadHeader(rows, best) : { start: best, end: best };
  return {
    names: start === end ? [...(rows[best] ?? [])] : joinRows(rows[start] ?? [], rows[end] ?? []),
    row: start + 1,
    length: end + 1,
    above: rows
      .slice(0, start)
      .flatMap((row, at) => (isFilled(row) ? [{ row: at + 1, text: textOf(row) }] : [])),
    isKnown,
  };
}

/** The first row of several cells; a title above it has one. Of a list of one column the first row with text. */
function findWide(rows: readonly (readonly string[])[], first: number): number {
  const wide = rows.slice(0, lastHeaderRow).findIndex((row) => row.filter((cell) => cell !== '').length > 1);
  return wide === -1 ? first : wide;
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}

function textOf(row: readonly string[]): string {
  return row
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, longestTitle);
}

/** How many cells of a row are names of columns that we know. A cell with a long number is none. */
function countKnown(row: readonly string[]): number {
  return row.filter((cell) => cell !== '' && !/\d{3}/.test(cell) && recogniseHeader(cell).by !== null).length;
}

/** The rows of the header: a row of groups above, or of names below groups, belongs to it. */
function spreadHeader(rows: readonly (readonly string[])[], best: number): { start: number; end: number } {
  const [row = [], above = [], below = []] = [rows[best], rows[best - 1], rows[best + 1]];
  if (isSecondRow({ upper: row, lower: below })) return { start: best, end: best + 1 };
  return isSecondRow({ upper: above, lower: row })
    ? { start: best - 1, end: best }
    : { start: best, end: best };
}

/** Whether two rows are one header: the upper has gaps that merged cells leave, and the lower names columns in them. */
function isSecondRow({ upper, lower }: { upper: readonly string[]; lower: readonly string[] }): boolean {
  const groups = upper.filter((cell) => cell !== '');
  if (groups.length < 2 || upper.some((cell) => /\d{3}/.test(cell))) return false;
  const width = Math.max(upper.length, lower.length);
  const inGaps = Array.from(
    { length: width },
    (_none, at) => (upper[at] ?? '') === '' && (lower[at] ?? '') !== '',
  );
  return inGaps.some(Boolean) && countKnown(lower) >= fewestKnown;
}

/** One name for each column: a group above stands over the gaps to its right. */
function joinRows(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_none, at) => {
    const [top, name] = [upper[at] ?? '', lower[at] ?? ''];
    if (top !== '') group = top;
    if (name === '') return top;
    return group === '' || group === name ? name : `${group}: ${name}`;
  });
}
