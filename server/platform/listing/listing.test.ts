import { expect, test } from 'vitest';
import { writeCursor } from './cursor.ts';
import { likePattern, type ListingInput, pagingOf, readListing } from './listing.ts';

const input: ListingInput<'name' | 'created_at'> = { search: '', order: 'desc', page: 3, limit: 20 };

test('the rows of the pages before are skipped', () => {
  expect(readListing(input, 'created_at')).toEqual({
    search: '',
    sort: 'created_at',
    order: 'desc',
    page: 3,
    limit: 20,
    offset: 40,
  });
});

test('a sort that is asked for takes precedence over the default', () => {
  expect(readListing<'name' | 'created_at'>({ ...input, sort: 'name' }, 'created_at').sort).toBe('name');
});

test('a cursor takes precedence over page and limit', () => {
  const cursor = writeCursor([5, 10]);
  expect(readListing({ ...input, cursor }, 'name')).toMatchObject({ page: 5, limit: 10, offset: 40 });
});

test.each(['', 'nonsense', '*', writeCursor([0, 10]), writeCursor([1, 100_000]), writeCursor([1, 10, 1])])(
  'any other text is refused as a cursor: "%s"',
  (cursor) => {
    expect(() => readListing({ ...input, cursor }, 'name')).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        details: { errors: [expect.objectContaining({ field: 'cursor' })] },
      }),
    );
  },
);

test('following next visits every page once and ends with null', () => {
  const visited: number[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = readListing({ ...input, page: 1, cursor }, 'name');
    visited.push(query.page);
    cursor = pagingOf(query, 41).next;
  }
  expect(visited).toEqual([1, 2, 3]);
});

test('a full last page has no next page', () => {
  expect(pagingOf(readListing({ ...input, page: 2 }, 'name'), 40)).toEqual({
    total: 40,
    page: 2,
    limit: 20,
    next: null,
  });
});

test('a search finds a text anywhere', () => {
  expect(likePattern('asha')).toBe('%asha%');
});

test('a search takes the characters of patterns literally', () => {
  expect(likePattern(String.raw`50%_off\now`)).toBe(String.raw`%50\%\_off\\now%`);
});
