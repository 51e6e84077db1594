import { describe, expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

/** What a cell becomes in a column with some other cells, and what is said about it. */
const read = (column: string, [cell, ...others]: readonly [string, ...string[]]) => {
  const { facts, remarks } = convertSheet([cell, ...others].map((text) => ({ [column]: text })));
  return { facts, said: remarks.map(({ key, as }) => [key, as]) };
};

describe('heights of two digits', () => {
  it('are feet and inches where the others of the column are', () => {
    const { facts, said } = read('Height', ['57', '5.6', `5'4"`, '5.2']);
    expect([facts.height, said]).toEqual([170, [['row.height_of_feet', undefined]]]);
  });

  it('are inches with a note, and without one where all are', () => {
    const lone = read('Height', ['57', '165', '5.2']);
    expect([lone.facts.height, lone.said]).toEqual([145, [['row.height_of_inches', undefined]]]);
    const all = read('Height', ['66', '62', '64']);
    expect([all.facts.height, all.said]).toEqual([168, []]);
  });
});

describe('dosham beside the star', () => {
  it.each([
    ['Rohini / Chovva dosham', 'rohini', 'Chovva dosham'],
    ['Papa jathakam', undefined, 'Papa jathakam'],
    ['Suddha jathakam', undefined, 'Suddha jathakam'],
    ['Dosham illa', undefined, 'Dosham illa'],
    ['Rohini (no dosham)', 'rohini', 'no dosham'],
  ])('%s is left out with a note', (text, star, dosham) => {
    const { facts, said } = read('Star', [text]);
    expect([facts.star, said]).toEqual([star, [['row.no_field', dosham]]]);
  });

  it('is not looked for in the name of a star', () => {
    expect(read('Star', ['Pooradam']).said).toEqual([]);
  });
});

describe('children beside the marital status', () => {
  it.each([
    ['Div. (1 child)', 'divorced', '1 child'],
    ['Widow, 2 kids', 'widowed', '2 kids'],
    ['Divorcee with one son', 'divorced', 'one son'],
  ])('of %s are asked about', (text, status, children) => {
    const { facts, words } = convertSheet([{ 'Marital status': text }]);
    expect(facts.maritalStatus).toBe(status);
    expect(words.map(({ field, word }) => [field, word])).toEqual([['children', children]]);
  });

  it('are none where the cell says so', () => {
    expect(read('Marital status', ['Divorced, no issues']).facts).toMatchObject({
      maritalStatus: 'divorced',
      children: 'none',
    });
  });

  it('are left to their own column', () => {
    const { facts, words } = convertSheet([
      { 'Marital status': 'Div. (1 child)', Children: 'Living with me' },
    ]);
    expect([facts.maritalStatus, facts.children, words]).toEqual(['divorced', 'living-together', []]);
  });
});

describe('parents with brothers and sisters behind them', () => {
  it.each([
    ['F - Retd teacher M - HM Sis 2 (married)', 'Retired teacher', 'Homemaker', undefined, 2],
    ['F late, M HW, 1 bro 2 sis (1 m)', 'Late', 'Homemaker', 1, 2],
    ['Fr: Farmer Mr: H/W 1 bro', 'Farmer', 'Homemaker', 1, undefined],
  ])('%s', (text, father, mother, brothers, sisters) => {
    for (const column of ['Parents', 'Family details']) {
      const { facts } = read(column, [text]);
      expect([facts.father, facts.mother, facts.brothers, facts.sisters]).toEqual([
        father,
        mother,
        brothers,
        sisters,
      ]);
    }
  });

  it('HM is a homemaker of mothers alone', () => {
    expect(read('Family details', ['M-HM']).facts.mother).toBe('Homemaker');
    expect(read('Family details', ['F-HM M-Retd HM']).facts).toMatchObject({
      father: 'headmaster',
      mother: 'Retired headmaster',
    });
  });
});

it.each(['MBA', 'MCA', 'BAMS', 'BHMS', 'B.Pharm'])('%s is kept beside its coarser value', (degree) => {
  expect(read('Education', [degree]).facts).toMatchObject({ qualificationDetail: degree });
});

it.each([
  ['three lakhs', '300000'],
  ['Two and half lakhs', '250000'],
  ['two & half lakh', '250000'],
  ['five to six lakhs', '500000-600000'],
  ['half a lakh', '50000'],
])('an income of %s is read', (text, income) => {
  expect(read('Salary (p.a.)', [text]).facts.annualIncome).toBe(income);
});

it.each([
  { Name: 'Boys', Gender: '140', Age: '' },
  { Name: 'Girls', Gender: '', Age: '160' },
  { Name: 'Total boys 140', Gender: '', Age: '' },
])('%o is no person', (row) => {
  expect(convertSheet([row]).remarks).toMatchObject([{ key: 'row.no_person' }]);
});

describe('a number of the family', () => {
  it.each([
    ['94471-00074 (amma)', 'row.number_of_parents', 'Phone (amma)'],
    ['Father: 98470 12345', 'row.number_of_parents', 'Phone (Father)'],
    ['98470 12345 achan', 'row.number_of_parents', 'Phone (achan)'],
    ['98470 12345 (bro)', 'row.number_of_family', 'Phone (bro)'],
    ['Uncle 98470 12345', 'row.number_of_family', 'Phone (Uncle)'],
  ])('is noted where the cell says whose it is: %s', (cell, key, as) => {
    expect(read('Phone', [cell]).said).toEqual([[key, as]]);
  });

  it.each(['98470 12345', '98470 12345 wapp', '98470 12345 (self)', '98470 12345 / 94470 12345 (amma)'])(
    'is none in %s',
    (cell) => {
      expect(read('Phone', [cell]).said.map(([key]) => key)).not.toContain('row.number_of_parents');
    },
  );

  it('is known by the header, and is the own one where the cell says so', () => {
    expect(read('Phone (parent)', ['98470 12345']).said).toEqual([
      ['row.number_of_parents', 'Phone (parent)'],
    ]);
    expect(read('Phone (parent)', ['98470 12345 (self)']).said).toEqual([]);
  });
});

it.each([
  ['Sri Nikhil R', 'Sri Nikhil', ['row.title_kept', 'Sri']],
  ['SHREE RAHUL NAIR', 'Shree Rahul', ['row.title_kept', 'Shree']],
  ['Sri Lakshmi Nair', 'Sri Lakshmi', undefined],
])('the title before the name %s is asked about where it may be one', (name, firstName, note) => {
  const { facts, said } = read('Name', [name]);
  expect([facts.firstName, said[0]]).toEqual([firstName, note]);
});
