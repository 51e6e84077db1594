import { expect, test } from 'vitest';
import { readChoiceSearch } from './choice-address.rules.ts';

test('the list, the value above it, the search and the page are read from the address', () => {
  const address = { list: 'community', parent: 'hindu', search: 'nair', page: 2 };
  expect(readChoiceSearch(address)).toEqual(address);
});

test('what cannot be the name of a list or a value is left out', () => {
  expect(readChoiceSearch({ list: 'A list', parent: ['hindu'] })).toEqual({});
});
