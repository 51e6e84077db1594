import { expect, test } from 'vitest';
import {
  feetOf,
  isInOrder,
  joinRange,
  listIncomeEnds,
  splitRange,
  writeCount,
  writeLakhs,
} from './criterion-words.rules.ts';

test.each([
  ['25-32', { from: '25', to: '32' }],
  ['25-', { from: '25', to: '' }],
  ['-32', { from: '', to: '32' }],
  ['', { from: '', to: '' }],
])('the range %s has two ends', (text, ends) => {
  expect(splitRange(text)).toEqual(ends);
  expect(joinRange(ends)).toBe(text);
});

test('a range goes from less to more, and may be open', () => {
  expect(['25-32', '32-32', '25-', '', '32-25'].map(isInOrder)).toEqual([true, true, true, true, false]);
});

test('incomes begin where their bands do', () => {
  const codes = ['0-100000', '0', '100000-200000', '10000000-', '100000-150000', 'prefer-not-to-say'];
  expect(listIncomeEnds(codes)).toEqual([100_000, 10_000_000]);
});

test('numbers are said as people here say them', () => {
  expect([writeLakhs(750_000), writeLakhs(10_000_000), writeCount(123_456)]).toEqual([
    '7.5',
    '100',
    '1,23,456',
  ]);
  expect(feetOf(183)).toEqual({ feet: 6, inches: 0 });
});
