import { expect, test } from 'vitest';
import { shortenName } from './short-name.ts';

test.each([
  ['Asha Menon', 'Asha M.'],
  ['  Asha   Lakshmi Menon ', 'Asha M.'],
  ['Asha', 'Asha'],
  ['आशा मेनन', 'आशा मे.'],
])('%s is shown as %s', (name, shown) => {
  expect(shortenName(name)).toBe(shown);
});
