import { expect, it } from 'vitest';
import { findSheetFault, shortenName, formatMegabytes } from './sheet-file.rules.ts';

const largest = 1000;

it('a sheet is recognised by its ending or its type', () => {
  expect(findSheetFault({ name: 'Brides.CSV', type: '', size: 10 }, largest)).toBeUndefined();
  expect(findSheetFault({ name: 'brides', type: 'text/csv', size: 10 }, largest)).toBeUndefined();
  expect(findSheetFault({ name: 'photo.jpg', type: 'image/jpeg', size: 10 }, largest)).toBe('wrongKind');
});

it('a sheet is neither empty nor too big', () => {
  expect(findSheetFault({ name: 'a.xlsx', type: '', size: 0 }, largest)).toBe('isEmpty');
  expect(findSheetFault({ name: 'a.xlsx', type: '', size: largest }, largest)).toBeUndefined();
  expect(findSheetFault({ name: 'a.xlsx', type: '', size: largest + 1 }, largest)).toBe('tooBig');
});

it('a size is formatted in megabytes with one decimal', () => {
  expect(formatMegabytes(26 * 1024 * 1024)).toBe('26.0');
  expect(formatMegabytes(5)).toBe('0.1');
});

it('a very long name is shortened before its ending', () => {
  expect(shortenName('brides.csv')).toBe('brides.csv');
  const short = shortenName(`${'x'.repeat(300)}.xlsx`);
  expect(short).toHaveLength(200);
  expect(short.endsWith('….xlsx')).toBe(true);
});
