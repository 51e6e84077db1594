import { expect, test } from 'vitest';
import { readStoriesSearch, readStoryAddress } from './story-address.rules.ts';

test.each([
  [{}, {}],
  [
    { search: ' Asha ', approved: 2, waiting: 3, rejected: 1 },
    { search: 'Asha', approved: 2, waiting: 3, rejected: 1 },
  ],
  [{ approved: 1, waiting: 1 }, {}],
  [{ page: 2, approved: 'x', waiting: -1, rejected: 1.5, sort: 'name' }, {}],
])('the address %j is read as %j', (raw, expected) => {
  expect(readStoriesSearch(raw)).toEqual(expected);
});

test.each([
  [{ id: 7 }, { id: 7 }],
  [{ id: '7' }, {}],
  [{ id: 0 }, {}],
  [{ id: 9_999_999_999 }, {}],
  [{}, {}],
])('the address of a story %j is read as %j', (raw, expected) => {
  expect(readStoryAddress(raw)).toEqual(expected);
});
