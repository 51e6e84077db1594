import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, readDate, readDirection } from './statement-values.rules.ts';

test.each([
  ['1,50,000.00', 15_000_000, null],
  ['1500', 150_000, null],
  ['1500.5', 150_050, null],
  ['1,500.00 Cr', 150_000, 'credit'],
  ['1,500.00(Dr)', 150_000, 'debit'],
  ['CR 250', 25_000, 'credit'],
  ['₹ 3,000.00', 300_000, null],
  ['Rs. 3000', 300_000, null],
  ['INR 3000.00', 300_000, null],
  ["'3000.00", 300_000, null],
  ['-250.00', 25_000, 'debit'],
  ['(250.00)', 25_000, 'debit'],
  ['+250.00', 25_000, null],
  ['1,500.0000', 150_000, null],
  ['150,000.00', 15_000_000, null],
  ['0.00', 0, null],
  ['INR1500.00', 150_000, null],
  ['1500.00INR', 150_000, null],
  ['INR 1,500.00 CR', 150_000, 'credit'],
  ['Rs.1500/-', 150_000, null],
  ['Rs1,500/=', 150_000, null],
  ['Rs. 1500 only', 150_000, null],
  ['₹1,500/- only', 150_000, null],
  ['₹ 1500/-Cr', 150_000, 'credit'],
  ['Rs.1500/- Cr.', 150_000, 'credit'],
  ['1500/- (Dr)', 150_000, 'debit'],
  ['Rs 1500 Cr only', 150_000, 'credit'],
  ['Dr. 1500/= only.', 150_000, 'debit'],
  ['Re.1', 100, null],
  ['₨1500', 150_000, null],
  ['="1500.00"', 150_000, null],
  ['="1,500.00 Dr"', 150_000, 'debit'],
  ['1500Cr', 150_000, 'credit'],
  ['1500.00DR', 150_000, 'debit'],
  ['Dr1500', 150_000, 'debit'],
  ['1,500.00 C', 150_000, 'credit'],
  ['1500 Credit', 150_000, 'credit'],
  ['(₹250.00)', 25_000, 'debit'],
  ['₹-250.00', 25_000, 'debit'],
  ['−250.00', 25_000, 'debit'],
  ['–250.00', 25_000, 'debit'],
  ['250.00-', 25_000, 'debit'],
  ['१,५००.००', 150_000, null],
  ['\u202A1,500.00\u202C', 150_000, null],
] as const)('%s is %d paise, marked %s', (cell, paise, mark) => {
  expect(readAmount(cell)).toEqual({ paise, mark });
});

test.each([
  '',
  '-',
  'abc',
  '1.234',
  '1,2',
  '15,00',
  '1500,00',
  '1,500,00',
  '1.500,00',
  '12 Nov',
  '1500 Xr',
  '99999999999999999',
])('%s is no amount', (cell) => {
  expect(readAmount(cell)).toBeNull();
});

test('every amount is read as it is written in India', () => {
  const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (paise) => {
      expect(readAmount(rupees.format(paise / 100))?.paise).toBe(paise);
    }),
  );
});

test.each([
  ['22/11/2026', '2026-11-22'],
  ['22-11-26', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['1/2/2026', '2026-02-01'],
  ['11/22/2026', '2026-11-22'],
  ['22-Nov-2026', '2026-11-22'],
  ['22 November 2026', '2026-11-22'],
  ['22NOV26', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-22T10:15:00', '2026-11-22'],
  ['22/11/2026 14:05:33', '2026-11-22'],
  ['22-11-2026 02:05 PM', '2026-11-22'],
  ['Nov 22, 2026', '2026-11-22'],
  ["'22/11/2026", '2026-11-22'],
  ['29/02/2024', '2024-02-29'],
  ['="22/11/2026"', '2026-11-22'],
  ['22–11–2026', '2026-11-22'],
  ['२२/११/२०२६', '2026-11-22'],
])('%s is the day %s', (cell, day) => {
  expect(readDate(cell)).toBe(day);
});

test.each(['', '31/02/2026', '29/02/2026', '32/01/2026', 'Total', '412345678901', '22-Foo-2026', '2026'])(
  '%s is no day',
  (cell) => {
    expect(readDate(cell)).toBeNull();
  },
);

test.each([
  ['CR', 'credit'],
  ['Cr.', 'credit'],
  ['Credit', 'credit'],
  ['D', 'debit'],
  ['DEBIT', 'debit'],
  ['', null],
  ['UPI', null],
] as const)('%s is the direction %s', (cell, direction) => {
  expect(readDirection(cell)).toBe(direction);
});

test('a long cell without an amount or a date does not take minutes', () => {
  for (const cell of ['('.repeat(1_000_000), ' '.repeat(1_000_000), '1'.repeat(1_000_000)]) {
    expect([readAmount(`${cell}x`), readDate(`${cell}x`)]).toEqual([null, null]);
  }
});
