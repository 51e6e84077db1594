import { expect, test } from 'vitest';
import { readChoiceSearch } from './choice-address.rules.ts';

test('the address keeps the list, the value above it, the search and the page', () => {
  const address = { list: 'community', parent: 'hindu', search: 'nair', page: 2 };
  expect(readChoiceSearch(address)).toEqual(address);
});

test('what can be no name of a list or a value is dropped', () => {
  expect(readChoiceSearch({ list: 'A list', parent: ['hindu'] })).toEqual({});
});
