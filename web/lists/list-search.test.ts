import { describe, expect, it } from 'vitest';
import { readListSearch } from './list-search.ts';

const read = readListSearch(['created_at', 'name']);

describe('the address of a list', () => {
  it('keeps search, order and page', () => {
    expect(read({ search: ' nair ', sort: 'name', order: 'asc', page: 3 })).toEqual({
      search: 'nair',
      sort: 'name',
      order: 'asc',
      page: 3,
    });
  });

  it('drops what the list does not know', () => {
    expect(read({ search: ['a'], sort: 'password', order: 'up', page: -2, colour: 'red' })).toEqual({});
  });

  it('says nothing about the first page and an empty search', () => {
    expect(read({ search: '', page: 1 })).toEqual({});
  });

  it('searches for a bare number as text', () => {
    expect(read({ search: 42 })).toEqual({ search: '42' });
  });
});
