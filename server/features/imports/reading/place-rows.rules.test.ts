import { describe, expect, it } from 'vitest';
import { placeRows } from './place-rows.rules.ts';
import { planTables } from './plan-tables.rules.ts';

const header = ['Sl No', 'Name', 'DOB', 'Caste'];
const placed = (rows: string[][], fileName = 'people.csv') => {
  const plan = planTables([{ name: null, rows }], fileName);
  const [table] = plan?.tables ?? [];
  if (plan === null || table === undefined) throw new Error('no table');
  const place = placeRows(table, { columns: plan.columns.length });
  return rows.slice(table.length).map((row) => place(row));
};

describe('headings among the rows', () => {
  it('say the gender of the rows below them', () => {
    const rows = placed([
      header,
      ['', 'BRIDES (2)'],
      ['1', 'Asha', '1997'],
      ['2', 'Mini', '1998'],
      ['GROOMS', '', '', ''],
      ['1', 'Arun', '1994'],
    ]);
    expect(rows.map((row) => row?.[0] ?? null)).toEqual([null, 'Female', 'Female', null, 'Male']);
  });

  it('end with the totals of one gender', () => {
    const rows = placed([
      header,
      ['', 'BRIDES'],
      ['1', 'Asha', '1997'],
      ['Total', 'Brides - 1'],
      ['2', 'Arun', '1994'],
    ]);
    expect(rows.map((row) => row?.[0] ?? null)).toEqual([null, 'Female', null, '']);
  });

  it('change the gender that the title states', () => {
    const rows = placed([
      ['List of Brides'],
      header,
      ['1', 'Asha', '1997'],
      ['', 'Grooms'],
      ['1', 'Arun', '1994'],
    ]);
    expect(rows.map((row) => row?.[0] ?? null)).toEqual(['Female', null, 'Male']);
  });

  it('fill the gaps of a column about gender, until one is about both', () => {
    const rows = placed([
      [...header, 'Sex'],
      ['GROOMS'],
      ['1', 'Arun', '1994', 'Nair', ''],
      ['2', 'Mini', '1998', 'Nair', 'F'],
      ['MIXED LIST'],
      ['3', 'Asha', '1997', 'Nair'],
    ]);
    expect(rows.map((row) => row?.[4] ?? null)).toEqual([null, 'Male', 'F', null, '']);
  });

  it('are not a row of a person, nor one of several facts', () => {
    const rows = placed([header, ['1', 'Asha', 'girl from Pala', 'Nair'], ['2', 'Girl 9847012345']]);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.[1]).toBe('Asha');
  });
});

it('a title stands above columns of no known name, too', () => {
  const plan = planTables(
    [{ name: null, rows: [['Our list 2026'], ['', ''], ['Who', 'Since'], ['Asha', '3']] }],
    'x.csv',
  );
  expect(plan?.columns).toEqual(['Who', 'Since']);
});
