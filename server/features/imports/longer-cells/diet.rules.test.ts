import { expect, it } from 'vitest';
import { readDiet } from './diet.rules.ts';

it.each([
  ['Nonveg sometimes', 'occasionally-non-veg'],
  ['Occ. N.V.', 'occasionally-non-veg'],
  ['Veg, eggs ok', 'eggetarian'],
  ['Egg + veg', 'eggetarian'],
  ['Veg (no egg)', 'veg'],
  ['Jain (no onion)', 'jain'],
  ['Veg / Non-veg', 'non-veg'],
  ['Veg & NV both', 'non-veg'],
  ['Non veg / drinks occ.', null],
  ['Veg', null],
  ['Non veg', null],
])('%s is %s', (text, code) => {
  expect(readDiet(text)).toBe(code);
});
