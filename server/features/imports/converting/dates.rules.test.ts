import { describe, expect, it } from 'vitest';
import { readDate, readYear } from './dates.rules.ts';

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
    ['1997 Mar 14', '1997-03-14'],
    ['14/03/1997 @ 10:20 pm', '1997-03-14'],
    ['14031997', '1997-03-14'],
    ['29/02/2000', '2000-02-29'],
    ['29/02/2001', null],
    ['31/04/1997', null],
    ['12.3.96, 5:30 am, Patna', '1996-03-12'],
    ['1996-03-12 / 5:30 pm / Lucknow', '1996-03-12'],
    ["12 Mar'96, 5:30 (subah)", '1996-03-12'],
    ['12/03/1996, Kotla Kalan', '1996-03-12'],
    ['12/03/1996 or 14/03/1996', null],
    ['28', null],
    ['tomorrow', null],
  ])('%s, with the day first, is %s', (text, date) => {
    expect(readDate(text, 'day_first')).toBe(date);
  });

  it.each([
    ['Aug 1997', '1997-08-01'],
    ['08/1997', '1997-08-01'],
    ['1996 ka janam', '1996-01-01'],
    ['Born 1996', '1996-01-01'],
    ['13/1997', null],
  ])('%s is of the year or month %s', (text, date) => {
    expect(readYear(text)).toBe(date);
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
