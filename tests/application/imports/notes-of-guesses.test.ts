import { describe, expect, it } from 'vitest';
import { convertSheet } from './convert-sheet.ts';

/** The notes about a row by field. */
function notesOf(row: Record<string, string>) {
  return convertSheet([row]).remarks.map(({ field, key, as }) => [field, key, as].join(' ').trim());
}

describe('a title that the cell does not say', () => {
  it.each([
    ['Engineer at Technopark', 'Software engineer'],
    ['Team Lead, Infosys', 'Software engineer'],
    ['Data Engineer, Dallas', 'Data scientist'],
    ['KPTCL AE', 'Electrical engineer'],
  ])('of “%s” is guessed as %s', (Occupation, title) => {
    expect(notesOf({ Occupation })).toEqual([`working_as row.read_more ${title}`]);
  });

  it.each(['HSST (Govt aided)', 'Software Engr at TCS', 'LDC in Court', 'Accountant, Kochi'])(
    'is none where “%s” names it',
    (Occupation) => {
      expect(notesOf({ Occupation })).toEqual([]);
    },
  );

  it('counts for a degree that several subjects have', () => {
    expect(notesOf({ Qualification: 'MS (USA)' })).toEqual([
      "qualification row.read_more Master's – Engineering",
    ]);
  });
});

describe('the kind of an employer that is no part of the state', () => {
  it.each(['Clerk, Coop bank', 'Clerk, Co-operative bank', 'Teacher in LP school, aided'])(
    'is guessed of “%s”',
    (Occupation) => {
      expect(notesOf({ Occupation })).toContainEqual('working_with row.kind_guessed Government/PSU');
    },
  );

  it.each(['Teacher, Govt aided school', 'Teacher, unaided school'])('is not of “%s”', (Occupation) => {
    expect(notesOf({ Occupation }).join()).not.toContain('kind_guessed');
  });
});

describe('an employer', () => {
  it.each([
    ['Engineer at Technopark', undefined],
    ['HSST (Govt aided)', undefined],
    ['KPTCL AE', 'KPTCL'],
    ['Team Lead, Infosys', 'Infosys'],
    ['Civil Engr, L&T Chennai', 'L&T'],
    ['Kerala Police', 'Kerala Police'],
    ['Asst Prof, Maharajas', 'Maharajas'],
    ['Lecturer, St Teresas', 'St Teresas'],
    ['Clerk, KSFE', 'KSFE'],
    ['Clerk, Coop bank', 'Coop bank'],
    ['Asst Prof, Kottayam', undefined],
    ['Asst Prof, Physics', undefined],
    ['Nurse, ICU', undefined],
    ['Teacher, Kizhakkambalam', undefined],
  ])('of “%s” is %s', (Occupation, employer) => {
    expect(convertSheet([{ Occupation }]).facts.employerName).toBe(employer);
  });
});

describe('words about the community', () => {
  it.each([
    [{ Caste: 'Vokkaliga Gowda', 'Sub caste': 'Vokkaliga' }, { community: 'hindu-vokkaliga' }],
    [
      { Caste: 'Agarwal', 'Sub caste': 'Bansal gotra' },
      { community: 'hindu-agarwal', gotra: 'Bansal' },
    ],
    [
      { Caste: 'Orthodox (Malankara)', Religion: 'Christian' },
      { denomination: 'christian-malankara-orthodox' },
    ],
    [
      { Religion: 'Jain', Caste: 'Oswal' },
      { community: 'jain-shwetambar', subCommunity: 'Oswal' },
    ],
  ])('of %j say no more', (row, faith) => {
    const { community, subCommunity, denomination, gotra } = convertSheet([row]).facts;
    expect({ community, subCommunity, denomination, gotra }).toEqual(faith);
  });

  it('are asked about when several values have them in their names', () => {
    const { words } = convertSheet([{ Religion: 'Jain', Caste: 'Shwetambar', 'Sub caste': 'Oswal' }]);
    expect(words.map(({ word, readAs }) => [word, readAs])).toEqual([['Oswal', null]]);
  });
});

describe('what is left out', () => {
  it.each([
    [{ City: 'On ship' }, ['city row.no_place On ship']],
    [{ Mobile: '98470 12345/46' }, ['mobile row.more_numbers 9847012346']],
    [{ Mobile: '98470 12345 / 0469-2601234' }, ['mobile row.more_numbers 0469-2601234']],
    [{ Siblings: '1 bro (married), 1 sis' }, ['no_of_brothers row.siblings_married 1 bro (married)']],
    [{ Siblings: '3 (all married)' }, ['no_of_brothers row.siblings_total']],
  ])('of %j is noted', (row: Record<string, string>, notes) => {
    expect(notesOf(row)).toEqual(notes);
  });

  it('is no district behind the native town, and no income of nothing', () => {
    expect(convertSheet([{ Native: 'Tirur, Malappuram' }]).facts.nativePlace).toBe('Tirur, Malappuram');
    expect(convertSheet([{ Income: 'Nil' }]).facts.annualIncome).toBe('0');
    const { city, nativePlace } = convertSheet([{ Native: 'Pala, Kottayam', City: 'same' }]).facts;
    expect([city, nativePlace]).toEqual(['Pala', 'Pala, Kottayam']);
  });
});

describe('a number in a column of the parents', () => {
  it('is noted as theirs, and a parent looks after the profile', () => {
    const row = { 'Phone (parent)': '98470 12345' };
    expect(notesOf(row)).toEqual(['mobile row.number_of_parents Phone (parent)']);
    expect(convertSheet([row]).facts.profileFor).toBe('My Daughter');
  });

  it('is not the number of a person who has one', () => {
    const row = { Mobile: '98470 12345', 'Phone (parent)': '98470 12345' };
    expect(notesOf(row)).toEqual([]);
    expect(convertSheet([row]).facts.profileFor).toBeUndefined();
  });
});

it('a word is shown as the sheet has it, and “Not going” is no work', () => {
  const { words } = convertSheet([{ Occupation: 'Manager, London' }]);
  expect(words.map(({ word }) => word)).toEqual(['Manager, London']);
  expect(convertSheet([{ Occupation: 'Not going' }]).facts.workingWith).toBe('not-working');
});

describe('a town', () => {
  it.each([
    ['ALP', 'Alappuzha'],
    ['KKD', 'Kozhikode'],
    ['N.Paravur', 'North Paravur'],
    ['N Paravoor', 'North Paravur'],
    ['Thripunithura', 'Tripunithura'],
    ['Angamali', 'Angamaly'],
  ])('%s is %s', (Place, city) => {
    expect(convertSheet([{ Place }]).facts).toMatchObject({ city, state: 'in-kerala' });
    expect(notesOf({ Place })).toEqual([]);
  });

  it.each([{ Place: 'Zedkulam' }, { Place: 'Zedkulam', State: 'Kerala' }])(
    'of an unknown district is noted: %j',
    (row: Record<string, string>) => {
      expect(notesOf(row)).toEqual(['city row.unknown_town']);
    },
  );

  it.each([{ Place: 'Zedkulam', District: 'Ernakulam' }, { Place: 'Zedville, Canada' }])(
    'in a known district or abroad is not: %j',
    (row: Record<string, string>) => {
      expect(notesOf(row)).toEqual([]);
    },
  );
});

describe('an age where a date was expected', () => {
  it.each([
    ['29 yrs', '1997-01-01'],
    ['29', '1997-01-01'],
    ['29 years old', '1997-01-01'],
  ])('“%s” is read as in the column of the age', (DOB, dateOfBirth) => {
    expect(convertSheet([{ DOB, Age: '' }]).facts.dateOfBirth).toBe(dateOfBirth);
  });

  it.each(['9', '85', 'soon'])('“%s” is none', (DOB) => {
    expect(notesOf({ DOB, Age: '' })).toEqual(['dob row.no_date']);
  });
});

it('an impossible height is noted with the limits', () => {
  expect(notesOf({ Height: "9'2" })).toEqual(['height row.height_limits']);
});

it.each(['RCLC', 'Latin Cath', 'RCSC', 'Syrian Catholic', 'Syro Malabar', 'Jacobite'])(
  '%s is of one community and denomination, with the religion in a column of its own or not',
  (Caste) => {
    const apart = convertSheet([{ Religion: 'Christian', Caste }]).facts;
    const merged = convertSheet([{ 'Religion/Caste': Caste }]).facts;
    expect([merged.religion, merged.community, merged.denomination]).toEqual([
      apart.religion,
      apart.community,
      apart.denomination,
    ]);
  },
);
