import { describe, expect, it } from 'vitest';
import {
  changeAddress,
  isSameSearch,
  isSearching,
  listFilters,
  readSearchAddress,
} from './search-address.rules.ts';

describe('the address of a search', () => {
  it('keeps what it can read, under the names of the search call', () => {
    const address = {
      search: 'teacher kochi',
      age: '25-32',
      religion: 'Christian,Hindu',
      with_photo: true,
      active_days: 7,
      sort: 'newest',
      saved: 4,
    };
    expect(readSearchAddress(address)).toEqual(address);
  });

  it('drops what it cannot read, and leaves the rest', () => {
    const address = {
      age: 'young',
      height: 170,
      religion: ['Hindu', 7, { evil: true }],
      with_photo: 'perhaps',
      active_days: 4000,
      sort: 'price',
      saved: 'mine',
      colour: 'red',
    };
    expect(readSearchAddress(address)).toEqual({ religion: 'Hindu,7' });
  });

  it('reads what the router takes for a number, and what a saved search holds as a list', () => {
    expect(readSearchAddress({ search: 42, age: -32, active_days: '7', diet: [' Vegan ', 'Vegan'] })).toEqual(
      {
        search: '42',
        age: '-32',
        active_days: 7,
        diet: 'Vegan',
      },
    );
  });

  it('does not name the usual order', () => {
    expect(readSearchAddress({ sort: 'best' })).toEqual({});
  });

  it('loses what is emptied, and the saved search with the last of it', () => {
    expect(changeAddress({ age: '25-32', diet: 'Vegan', saved: 4 }, { age: '' })).toEqual({
      diet: 'Vegan',
      saved: 4,
    });
    expect(changeAddress({ diet: 'Vegan', saved: 4 }, { diet: undefined })).toEqual({});
  });
});

describe('a search', () => {
  it('is one as soon as text, filter or order is there, a saved one alone is none yet', () => {
    expect([{ search: 'a' }, { diet: 'Vegan' }, { sort: 'oldest' } as const].map(isSearching)).toEqual([
      true,
      true,
      true,
    ]);
    expect(isSearching({ saved: 4 })).toBe(false);
  });

  it('lists its filters in one order, without text and order', () => {
    expect(listFilters({ mutual: true, search: 'a', sort: 'newest', age: '25-', saved: 1 })).toEqual([
      'age',
      'mutual',
    ]);
  });

  it('is the same in whatever order it is written', () => {
    expect(isSameSearch({ age: '25-', diet: 'Vegan' }, { diet: 'Vegan', age: '25-', saved: 2 })).toBe(true);
    expect(isSameSearch({ age: '25-' }, { age: '26-' })).toBe(false);
  });
});
