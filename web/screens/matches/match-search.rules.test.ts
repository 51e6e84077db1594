import { expect, test } from 'vitest';
import { readMatchSearch } from './match-search.rules.ts';

test.each([
  [{ search: ' nair ' }, { search: 'nair' }],
  [{ search: 42 }, { search: '42' }],
  [{ search: ' ' }, {}],
  [{ search: ['a'] }, {}],
  [{ page: 2 }, {}],
])('the address %j searches for %j', (raw, expected) => {
  expect(readMatchSearch(raw)).toEqual(expected);
});
