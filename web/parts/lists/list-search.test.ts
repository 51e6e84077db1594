import { describe, expect, it } from 'vitest';
import { addressOf, readListSearch } from './list-search.ts';

const read = readListSearch(['created_at', 'name']);

describe('the address of a list', () => {
  it('has search, order and page', () => {
    expect(read({ search: ' nair ', sort: 'name', order: 'asc', page: 3 })).toEqual({
      search: 'nair',
      sort: 'name',
      order: 'asc',
      page: 3,
    });
  });

  it('drops unknown values', () => {
    expect(read({ search: ['a'], sort: 'password', order: 'up', page: -2, colour: 'red' })).toEqual({});
  });

  it('leaves out the first page and an empty search', () => {
    expect(read({ search: '', page: 1 })).toEqual({});
  });

  it('reads a number as text to search for', () => {
    expect(read({ search: 42 })).toEqual({ search: '42' });
  });

  it('passes on to the screen what it has read alone', () => {
    const typed: object = { search: 'nair', sort: 'password', order: 'up' };
    const { search } = addressOf({ search: typed, read, go: () => Promise.resolve() });
    expect(search).toEqual({ search: 'nair' });
  });
});
