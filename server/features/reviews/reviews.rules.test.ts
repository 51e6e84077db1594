import { expect, test } from 'vitest';
import { averageRating, shortenName } from './reviews.rules.ts';

test.each([
  ['Asha Menon', 'Asha M.'],
  ['  Asha   Lakshmi Menon ', 'Asha M.'],
  ['Asha', 'Asha'],
  ['आशा मेनन', 'आशा मे.'],
])('%s is shown as %s', (name, shown) => {
  expect(shortenName(name)).toBe(shown);
});

test('the average has one decimal', () => {
  expect(averageRating({ sum: 14, count: 3 })).toBe(4.7);
});

test('without reviews there is no average', () => {
  expect(averageRating({ sum: 0, count: 0 })).toBeNull();
});
