import { describe, expect, it } from 'vitest';
import {
  changeAddress,
  isSameSearch,
  isSearching,
  listFilters,
  readSearchAddress,
} from './search-address.rules.ts';

describe('the address of a search', () => {
  it('reads values under the names of the search call', () => {
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

  it('drops unreadable values and reads the others', () => {
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

  it('reads numbers of the router, and lists of a saved search', () => {
    expect(readSearchAddress({ search: 42, age: -32, active_days: '7', diet: [' Vegan ', 'Vegan'] })).toEqual(
      {
        search: '42',
        age: '-32',
        active_days: 7,
        diet: 'Vegan',
      },
    );
  });

  it('leaves out the default order', () => {
    expect(readSearchAddress({ sort: 'best' })).toEqual({});
  });

  it('loses emptied values, and the saved search with the last of them', () => {
    expect(changeAddress({ age: '25-32', diet: 'Vegan', saved: 4 }, { age: '' })).toEqual({
      diet: 'Vegan',
      saved: 4,
    });
    expect(changeAddress({ diet: 'Vegan', saved: 4 }, { diet: undefined })).toEqual({});
  });
});

describe('a search', () => {
  it('needs text, a filter or an order: a saved search alone is none', () => {
    expect([{ search: 'a' }, { diet: 'Vegan' }, { sort: 'oldest' } as const].map(isSearching)).toEqual([
      true,
      true,
      true,
    ]);
    expect(isSearching({ saved: 4 })).toBe(false);
  });

  it('lists its filters in one order, without text and sort', () => {
    expect(listFilters({ mutual: true, search: 'a', sort: 'newest', age: '25-', saved: 1 })).toEqual([
      'age',
      'mutual',
    ]);
  });

  it('is the same in any order of its values', () => {
    expect(isSameSearch({ age: '25-', diet: 'Vegan' }, { diet: 'Vegan', age: '25-', saved: 2 })).toBe(true);
    expect(isSameSearch({ age: '25-' }, { age: '26-' })).toBe(false);
  });
});
