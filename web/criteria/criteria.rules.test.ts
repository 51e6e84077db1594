import { expect, test } from 'vitest';
import { isInOrder, joinRange, listIncomeEnds, splitRange } from './criteria.rules.ts';

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

test('a range of incomes begins and ends where the bands begin', () => {
  const codes = ['0-100000', '0', '100000-200000', '10000000-', '100000-150000', 'prefer-not-to-say'];
  expect(listIncomeEnds(codes)).toEqual([100_000, 10_000_000]);
});
