import { expect, test } from 'vitest';
import { writeCursor } from './cursor.ts';
import { type ListingInput, pagingOf, readListing } from './listing.ts';

const asked: ListingInput<'name' | 'created_at'> = { search: '', order: 'desc', page: 3, limit: 20 };

test('the rows of the pages before are skipped', () => {
  expect(readListing(asked, 'created_at')).toEqual({
    search: '',
    sort: 'created_at',
    order: 'desc',
    page: 3,
    limit: 20,
    offset: 40,
  });
});

test('the sort that is asked for wins over the usual one', () => {
  expect(readListing<'name' | 'created_at'>({ ...asked, sort: 'name' }, 'created_at').sort).toBe('name');
});

test('a cursor wins over page and limit', () => {
  const cursor = writeCursor({ page: 5, limit: 10 });
  expect(readListing({ ...asked, cursor }, 'name')).toMatchObject({ page: 5, limit: 10, offset: 40 });
});

test.each([
  '',
  'nonsense',
  '*',
  writeCursor({ page: 0, limit: 10 }),
  writeCursor({ page: 1, limit: 100_000 }),
])('a cursor that is none of ours is refused: %s', (cursor) => {
  expect(() => readListing({ ...asked, cursor }, 'name')).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      details: { errors: [expect.objectContaining({ field: 'cursor' })] },
    }),
  );
});

test('following next visits every page once and ends with null', () => {
  const visited: number[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = readListing({ ...asked, page: 1, cursor }, 'name');
    visited.push(query.page);
    cursor = pagingOf(query, 41).next;
  }
  expect(visited).toEqual([1, 2, 3]);
});

test('a full last page has no next one', () => {
  expect(pagingOf(readListing({ ...asked, page: 2 }, 'name'), 40)).toEqual({
    total: 40,
    page: 2,
    limit: 20,
    next: null,
  });
});
