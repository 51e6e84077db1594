import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

/** The characters that begin a formula in a spreadsheet. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Random cells, many of which begin like a formula. */
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
  it('never begins like a formula', () => {
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

  it('is unchanged except for the escaping quote', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (row) => {
        const [read] = parse(writeCsv([row]), { relax_column_count: true, record_delimiter: '\r\n' });
        expect(read).toEqual(row.map((text) => (formulaStart.test(text) ? `'${text}` : text)));
      }),
    );
  });
});
