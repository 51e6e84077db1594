import { describe, expect, it } from 'vitest';
import { readDate } from './dates.rules.ts';

describe('a date of a sheet', () => {
  it.each([
    ['1997-03-14', '1997-03-14'],
    ['1997-03-14T00:00:00.000Z', '1997-03-14'],
    ['1997/3/4 00:00:00', '1997-03-04'],
    ['14/03/1997', '1997-03-14'],
    ['14-3-97', '1997-03-14'],
    ['04.03.2001', '2001-03-04'],
    ['4/3/01', '2001-03-04'],
    ['14 Mar 1997', '1997-03-14'],
    ['14-Mar-97', '1997-03-14'],
    ['14th March, 1997', '1997-03-14'],
    ['March 14, 1997', '1997-03-14'],
    ['35503', '1997-03-14'],
    ['29/02/2000', '2000-02-29'],
    ['29/02/2001', null],
    ['31/04/1997', null],
    ['28', null],
    ['tomorrow', null],
  ])('%s, with the day first, is %s', (text, date) => {
    expect(readDate(text, 'day_first')).toBe(date);
  });

  it('that is valid in both orders is read in the order of the mapping', () => {
    expect([readDate('03/04/1997', 'day_first'), readDate('03/04/1997', 'month_first')]).toEqual([
      '1997-04-03',
      '1997-03-04',
    ]);
  });

  it('that is valid only in the other order is not read', () => {
    expect([readDate('03/14/1997', 'day_first'), readDate('14/03/1997', 'month_first')]).toEqual([
      null,
      null,
    ]);
  });
});
