import { expect, test } from 'vitest';
import { readProfileSearch } from './profile-search.rules.ts';

test('the address contains a section and a field of it', () => {
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
])('the address %j is read as far as it is known', (search, expected) => {
  expect(readProfileSearch(search)).toEqual(expected);
});
