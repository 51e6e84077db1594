import { stringify } from 'csv-stringify/sync';

/** Older spreadsheets recognise UTF-8 only by this mark at the beginning. */
export const byteOrderMark = '\uFEFF';

/** Lines of a CSV. Cells that begin like a formula are escaped, because a spreadsheet would run them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  );
}
