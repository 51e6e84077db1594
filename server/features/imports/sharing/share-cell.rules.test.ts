import { describe, expect, it } from 'vitest';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { findOfProduct } from '#tests/support/find-of-product.ts';
import { shareCell, sharedBy } from './share-cell.rules.ts';

const find = findOfProduct();

/** The shares of a cell whose header names fields in this order. */
const share = (fields: readonly ImportField[], cell: string) => {
  const groups = sharedBy(fields.map((field, at) => ({ field, part: at === 0 ? 'first' : 'after_first' })));
  if (groups === null) throw new Error('not shared');
  return Object.fromEntries(shareCell(cell, { groups, find }));
};

describe('a cell that several fields share', () => {
  it.each([
    ['B.Tech (CSE) / Software Engr, TCS', 'B.Tech (CSE)', 'Software Engr, TCS'],
    ['B.Com, Accountant', 'B.Com', 'Accountant'],
    ['Accountant - M.Com', 'M.Com', 'Accountant'],
    ['M.Com, B.Ed / Teacher, Govt school', 'M.Com, B.Ed', 'Teacher, Govt school'],
    ['MBA', 'MBA', undefined],
    ['Housewife', undefined, 'Housewife'],
    ['B.E., S/W Engineer', 'B.E.', 'S/W Engineer'],
  ])('education and work: %s', (cell, education, work) => {
    expect(share(['qualification', 'working_as'], cell)).toEqual({
      ...(education !== undefined && { education }),
      ...(work !== undefined && { work }),
    });
  });

  it.each([
    ["15/3/1995 / 31 / 5'4", { birth: '15/3/1995, 31', height: "5'4" }],
    ["25/12/91 (35) 5'11", { birth: '25/12/91, (35)', height: "5'11" }],
    ['1997 / 5-4', { birth: '1997', height: '5-4' }],
    ["5'4, 31 yrs", { birth: '31 yrs', height: "5'4" }],
  ])('birth and height: %s', (cell, shares) => {
    expect(share(['dob', 'age', 'height'], cell)).toEqual(shares);
  });

  it('a dash behind the word for a parent separates nothing', () => {
    expect(share(['father', 'mother', 'no_of_brothers'], 'F - Rtd. Police, M – H/W')).toEqual({
      parents: 'F: Rtd. Police, M: H/W',
    });
  });

  it('gives both places the words that say which is which', () => {
    const cell = 'Thrissur (native), working at Bangalore';
    expect(share(['city', 'native_place'], cell)).toEqual({ native: cell });
    expect(share(['city', 'native_place'], 'Kochi / Pala')).toEqual({ place: 'Kochi', native: 'Pala' });
  });

  it('is not shared by fields that are read together', () => {
    expect(
      sharedBy([
        { field: 'star', part: undefined },
        { field: 'gotra', part: undefined },
      ]),
    ).toBeNull();
  });
});
