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

  it.each([
    ['Fr Gulf rtd, Mr nurse rtd, no sibs', 'Gulf Retired', 'nurse Retired', 0, 0],
    ['Fr retd KSEB, Mr HW, 1 elder bro, 1 yr sis', 'Retired KSEB', 'Homemaker', 1, 1],
    ['F: Late M: HW, only child', 'Late', 'Homemaker', 0, 0],
  ])('%s is read without a note', (text, father, mother, brothers, sisters) => {
    const { facts, said } = read('Family', [text, 'F: clerk, M: nurse, 1 bro, 1 sis']);
    expect(facts).toMatchObject({ father, mother, brothers, sisters });
    expect(said).toEqual([]);
  });

  it.each([
    ['Fr late, Mr HW, 2 sibs', ['row.siblings_total', undefined]],
    ['Fr late, Mr HW, elder sis married', ['row.not_understood', 'elder sis married']],
  ])('of %s it is noted what could not be read', (text, note) => {
    expect(read('Family', [text, 'F: clerk, M: nurse, 1 bro, 1 sis']).said).toEqual([note]);
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
  ['८ लाख', '800000'],
  ['12 lacs (gross)', '1200000'],
  ['12 lacs (take-home)', '1200000'],
  ['6 lakhs only', '600000'],
  ['2½ lakhs', '250000'],
  ['2 1/2 lakh', '250000'],
  ['६ लाख रुपये', '600000'],
  ['५० हज़ार प्रति माह', '600000'],
  ['8 ലക്ഷം', '800000'],
  ['1.2 കോടി', '12000000'],
  ['மாதம் 40 ஆயிரம்', '480000'],
  ['6 లక్షలు', '600000'],
  ['6 ಲಕ್ಷ', '600000'],
  ['15 lakh (approx.)', '1500000'],
  ['15 lakhs (incl. bonus)', '1500000'],
  ['₹ 8,00,000 (per annum)', '800000'],
  ['7.5 L.P.A', '750000'],
  ['1/2 lakh', '50000'],
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

describe('a cell that says nothing', () => {
  it.each(['#N/A', '#REF!', '#DIV/0!', '#####', 'Err:502', 'NaN'])('is left out with a note: %s', (cell) => {
    for (const [column, field] of [
      ['Occupation', 'working_as'],
      ['Caste', 'community'],
      ['About', 'about'],
    ] as const) {
      const { facts, remarks, words } = convertSheet([{ [column]: cell }]);
      expect(Object.keys(facts).toSorted()).toEqual(['dateOfBirth', 'firstName', 'gender', 'lastName']);
      expect([remarks, words]).toEqual([[{ field, key: 'row.sheet_error' }], []]);
    }
  });

  it.each(['—', '――', '/', '•', '(blank)', '-N/A-'])('has no note when it is an empty mark: %s', (cell) => {
    const { facts, remarks, words } = convertSheet([{ Occupation: cell, About: cell }]);
    expect([facts.occupationDetail, facts.about, remarks, words]).toEqual([undefined, undefined, [], []]);
  });

  it.each(['"', '〃', 'do', '-do-', 'ditto'])('points to the cell above: %s', (cell) => {
    expect(read('Occupation', [cell]).said).toEqual([['row.ditto', undefined]]);
  });
});

describe('a person who is not free', () => {
  const refusalOf = (column: string, cell: string) =>
    read(column, [cell, 'Unmarried', 'Divorced']).said[0]?.[0];

  it.each(['Maritial status', 'Marital condition', 'Civil status', 'Relationship status', 'Whether married'])(
    'is known under %s',
    (column) => {
      expect(refusalOf(column, 'Married')).toBe('row.not_free');
    },
  );

  it('is known by the fact, whatever the header and the mapping', () => {
    const { remarks } = convertSheet([{ Situation: 'Married' }], (mapping) => ({
      ...mapping,
      fields: { ...mapping.fields, marital_status: { converter: 'choice', columns: ['Situation'] } },
      refuse: [],
    }));
    expect(remarks).toEqual([{ field: 'marital_status', key: 'row.not_free' }]);
  });

  it.each(['Maried', 'Currently married', 'Married - not free', 'Is married now'])('says %s', (cell) => {
    expect(refusalOf('Marital status', cell)).toBe('row.not_free');
  });

  it.each(['Unmarried', 'Never married', 'Not married', 'Married once, divorced'])(
    'is none who says %s',
    (cell) => {
      expect(refusalOf('Marital status', cell)).toBeUndefined();
    },
  );

  it('answers a question of the header', () => {
    expect(refusalOf('Married (Y/N)', 'Yes')).toBe('row.not_free');
    expect(refusalOf('Married (Y/N)', 'No')).toBeUndefined();
  });
});

describe('the unit of an income', () => {
  it.each([
    ['Income (USD)', '120000', '10200000'],
    ['Salary ($)', '120K', '10200000'],
    ['Annual income (AED)', '60000', '1380000'],
    ['Income (in crores)', '1.2', '12000000'],
    ['Income (USD)', '5 lakh', '500000'],
  ])('under %s: %s', (column, cell, income) => {
    expect(read(column, [cell]).facts.annualIncome).toBe(income);
  });

  it.each(['6,5 LPA', '12,5 lakh', '6,5-7,5 LPA', '6,5,000', '1,20'])('is doubtful in %s', (cell) => {
    const { facts, said } = read('Annual income', [cell]);
    expect([facts.annualIncome, said]).toEqual([undefined, [['row.no_income', undefined]]]);
  });

  it.each([
    ['6,50,000', '650000'],
    ['1,234,567', '1234567'],
    ['६,५०,०००', '650000'],
  ])('is certain in %s', (cell, income) => {
    expect(read('Annual income', [cell]).facts.annualIncome).toBe(income);
  });
});

it('the zero of a reference to an empty cell is no name and no place', () => {
  const { facts, remarks } = convertSheet([
    { Father: '0', 'Native place': '0', Brothers: '0', Children: '0' },
  ]);
  expect([facts.father, facts.nativePlace, facts.brothers]).toEqual([undefined, undefined, 0]);
  expect(remarks).toEqual([]);
});

it('a second column of the same fact that says something else is reported', () => {
  const row = { Caste: 'Nair', 'Caste (2)': 'Ezhava', Height: "5'4", 'Height (2)': '163 cm' };
  const { facts, remarks } = convertSheet([{ Religion: 'Hindu', ...row }]);
  expect(facts).toMatchObject({ community: 'hindu-nair', height: 163 });
  expect(remarks).toEqual([{ field: 'community', key: 'row.other_column', as: 'Ezhava' }]);
});

it.each([
  ['PIN', '682001.0', { zip: '682001' }],
  ['PIN', '6.82001E+05', { zip: '682001' }],
  ['PIN', '६८२००१', { zip: '682001' }],
  ['Brothers', '२', { brothers: 2 }],
  ['DOB', '१४/०३/१९९५', { dateOfBirth: '1995-03-14' }],
  ['DOB', '14–03–1995', { dateOfBirth: '1995-03-14' }],
])('%s %s is read as a number', (column, cell, facts) => {
  expect(read(column, [cell]).facts).toMatchObject(facts);
});
