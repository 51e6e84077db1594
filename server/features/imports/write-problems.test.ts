import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-problems.ts';

/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Cells as strangers write them, many of them dangerous. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'),
      fc.string({ maxLength: 20 }),
    )
    .map((parts) => parts.join('')),
);

describe('a cell of an exported sheet', () => {
  it('never begins like a formula, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const read = parse(writeCsv(rows), { relax_column_count: true, record_delimiter: '\r\n' });
          for (const text of read.flat()) expect(text).not.toMatch(formulaStart);
        },
      ),
    );
  });

  it('keeps what it holds, but for the sign in front', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (row) => {
        const [read] = parse(writeCsv([row]), { relax_column_count: true, record_delimiter: '\r\n' });
        expect(read).toEqual(row.map((text) => (formulaStart.test(text) ? `'${text}` : text)));
      }),
    );
  });
});
