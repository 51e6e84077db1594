import { expect, test } from 'vitest';
import { financialYearOf, firstDayOfYear, receiptNumberOf } from './financial-year.rules.ts';

test('a financial year runs from April to March', () => {
  expect(financialYearOf('2026-03-31')).toBe('25-26');
  expect(financialYearOf('2026-04-01')).toBe('26-27');
  expect(financialYearOf('2027-01-15')).toBe('26-27');
  expect(financialYearOf('2099-12-31')).toBe('99-00');
  expect(['2026-03-31', '2026-04-01'].map(firstDayOfYear)).toEqual(['2025-04-01', '2026-04-01']);
});

test('a number has at most the 16 characters of the law', () => {
  const numberOf = (number: number) => receiptNumberOf({ kind: 'receipt', financialYear: '26-27', number });
  expect(numberOf(42)).toBe('RC/26-27/000042');
  expect(numberOf(1_000_000)).toHaveLength(16);
  expect(receiptNumberOf({ kind: 'credit_note', financialYear: '26-27', number: 7 })).toBe('CN/26-27/000007');
});
