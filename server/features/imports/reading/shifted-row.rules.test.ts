import { expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

const row = {
  Religion: 'Hindu',
  Caste: 'Nair',
  Star: 'Rohini',
  'Mother tongue': 'Malayalam',
  'Marital status': 'Unmarried',
  Education: 'B.Tech',
  Food: 'Veg',
  Native: 'Thrissur',
  Mobile: '98470 12345',
};
const keys = Object.keys(row);
const values = Object.values(row);
const shift = (cells: readonly string[]) => Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? '']));
const keysOf = (cells: Record<string, string>) => convertSheet([cells]).remarks.map(({ key }) => key);

it('cells one column beside their headers are held back, to either side', () => {
  expect(keysOf(shift(['', ...values]))).toEqual(['row.columns_shifted']);
  expect(keysOf(shift(values.slice(1)))).toEqual(['row.columns_shifted']);
  expect(keysOf(shift(['Hindu', 'Nair', '', ...values.slice(2)]))).toEqual(['row.columns_shifted']);
});

it('a row in its place, also with two cells that changed places, is taken', () => {
  expect(keysOf(row)).toEqual([]);
  expect(keysOf({ ...row, Religion: 'Nair', Caste: 'Hindu' })).not.toContain('row.columns_shifted');
  expect(keysOf({ ...row, Star: '', Food: '-' })).toEqual([]);
});
