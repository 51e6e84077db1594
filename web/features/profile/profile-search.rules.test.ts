import { expect, test } from 'vitest';
import { readProfileSearch } from './profile-search.rules.ts';

test('a section and a field of it stand in the address', () => {
  expect(readProfileSearch({ section: 'religion', field: 'u_gotra' })).toEqual({
    section: 'religion',
    field: 'u_gotra',
  });
});

test.each([
  [{ section: 'no-such-section', field: 'u_gotra' }, {}],
  [{ field: 'u_gotra' }, {}],
  [{ section: 'religion', field: '<script>' }, { section: 'religion' }],
  [{ section: 7 }, {}],
])('of the address %j is taken what is known', (search, expected) => {
  expect(readProfileSearch(search)).toEqual(expected);
});
