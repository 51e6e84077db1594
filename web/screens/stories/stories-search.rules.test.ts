import { expect, test } from 'vitest';
import { pathOfStories, readStoriesSearch, readStoryId } from './stories-search.rules.ts';

test.each([
  [{}, {}],
  [
    { search: ' Kochi ', page: 2 },
    { search: 'Kochi', page: 2 },
  ],
  // A form sends an empty field, and the router reads what looks like a number or a truth value as one.
  [{ search: '' }, {}],
  [{ search: 682001 }, { search: '682001' }],
  [{ search: true }, { search: 'true' }],
  [{ search: 'a\0b' }, { search: 'ab' }],
  [{ search: 'a'.repeat(101) }, { search: 'a'.repeat(100) }],
  [{ search: { name: 'Asha' } }, {}],
  [{ page: '3' }, { page: 3 }],
  [{ page: 1 }, {}],
  [{ page: 0 }, {}],
  [{ page: -2 }, {}],
  [{ page: 1.5 }, {}],
  [{ page: 'two' }, {}],
  [{ page: 9e9 }, { page: 1_000_000 }],
])('the address %j asks for %j', (address, asked) => {
  // What is left out would be passed on by the router as it is.
  expect(readStoriesSearch(address)).toStrictEqual({ search: undefined, page: undefined, ...asked });
});

test.each([
  [{ id: 7 }, { id: 7 }],
  [{ id: '7' }, { id: 7 }],
  [{}, {}],
  [{ id: 0 }, {}],
  [{ id: 1.5 }, {}],
  [{ id: '7; drop' }, {}],
  [{ id: 2_147_483_648 }, {}],
])('the address %j names the story %j', (address, named) => {
  expect(readStoryId(address)).toStrictEqual({ id: undefined, ...named });
});

test('a page of the list has one address', () => {
  expect(pathOfStories({})).toBe('/all-Success-Stories');
  expect(pathOfStories({ page: 1 })).toBe('/all-Success-Stories');
  expect(pathOfStories({ search: 'Kochi & Goa', page: 2 })).toBe(
    '/all-Success-Stories?search=Kochi+%26+Goa&page=2',
  );
});
