import { describe, expect, it } from 'vitest';
import { findOfProduct } from '#tests/support/find-of-product.ts';
import { recogniseColumns } from '#server/features/imports/mappings/recognise-columns.rules.ts';
import { convertSheet } from './convert-sheet.ts';

type Row = Record<string, string>;
const factsOf = (row: Row) => convertSheet([row]).facts;
/** The words that no list knows, and those that were guessed with the code of the value. */
const wordsOf = (row: Row) =>
  convertSheet([row]).words.map(({ field, word, readAs }) => [field, word, readAs].join(' ').trim());
const notesOf = (row: Row) =>
  convertSheet([row]).remarks.map(({ field, key, as }) => [field, key, as].join(' ').trim());

describe('a profession', () => {
  it.each([
    ['software prof.', 'information-technology-software-engineer'],
    ['S/W Prof', 'information-technology-software-engineer'],
    ['s/w professional', 'information-technology-software-engineer'],
    ['software engr', 'information-technology-software-engineer'],
    ['IT prof', 'information-technology-software-engineer'],
    ['marketing prof.', 'sales-and-marketing-marketing-executive'],
    ['Asst Prof', 'education-assistant-professor'],
    ['Prof. in Engg college', 'education-professor'],
    ['Doctor (Ayur)', 'medicine-ayurvedic-doctor'],
    ['Dr. (Homeo)', 'medicine-homoeopathic-doctor'],
    ['Doctor, nursing home', 'medicine-doctor'],
  ])('“%s” is %s', (Occupation, workingAs) => {
    expect(factsOf({ Occupation }).workingAs).toBe(workingAs);
  });

  it.each([
    ['Doctor', 'BAMS', 'medicine-ayurvedic-doctor'],
    ['Dr', 'BDS', 'medicine-dentist'],
    ['Doctor', 'MBBS', 'medicine-doctor'],
  ])('“%s” beside the degree %s is %s', (Occupation, Qualification, workingAs) => {
    expect(factsOf({ Occupation, Qualification }).workingAs).toBe(workingAs);
  });

  it('that the cell does not name is among the words that were guessed', () => {
    expect(wordsOf({ Occupation: 'marketing prof.' })).toEqual([
      'working_as marketing prof. sales-and-marketing-marketing-executive',
    ]);
    expect(wordsOf({ Occupation: 'Doctor', Qualification: 'BAMS' })).toEqual([
      'working_as Doctor medicine-ayurvedic-doctor',
    ]);
  });

  it.each([
    [{ Occupation: 'Advocate', 'Working at': 'High Court, EKM' }, 'self-employed'],
    [{ Occupation: 'Lawyer', Company: 'District Court' }, 'self-employed'],
    [{ Occupation: 'High Court advocate' }, 'self-employed'],
    [{ Occupation: 'Govt. advocate', Company: 'High Court' }, 'government-psu'],
    [{ Occupation: 'Clerk', Company: 'District Court' }, 'government-psu'],
  ])('at a court, %j, works as %s', (row: Row, workingWith) => {
    expect(factsOf(row).workingWith).toBe(workingWith);
  });

  it.each(['not wrkng', 'Not wrnkg', 'nt workng', 'not wrking'])('“%s” is no work', (Occupation) => {
    expect(factsOf({ Occupation })).toMatchObject({ workingWith: 'not-working' });
    expect(wordsOf({ Occupation })).toEqual([]);
  });

  it('of networks is no misspelled “Not working”', () => {
    expect(factsOf({ Occupation: 'Networking' }).workingWith).toBeUndefined();
  });
});

describe('an employer', () => {
  it.each([
    ['Infosys, B’lore', 'Infosys', 'in'],
    ['UST Global, Tvm', 'UST Global', 'in'],
    ['NHS, London UK', 'NHS', 'gb'],
    ['NHS, UK', 'NHS', 'gb'],
    ['Air India', 'Air India', undefined],
    ['USA', undefined, 'us'],
    ['Saudi', undefined, 'sa'],
    ['Kuwait', undefined, 'kw'],
  ])('“%s” is %s in %s', (company, employerName, country) => {
    const { facts } = convertSheet([{ Occupation: 'Driver', Company: company }]);
    expect([facts.employerName, facts.country]).toEqual([employerName, country]);
  });
});

describe('words of one column alone', () => {
  it.each([
    [{ Occupation: 'Central Govt' }, { workingAs: 'government-and-civil-services-government-employee' }],
    [{ Occupation: 'State Govt' }, { workingWith: 'government-psu' }],
    [{ Food: 'Both' }, { diet: 'non-veg' }],
    [{ 'Age / DOB': '28 (12-03-1998)' }, { dateOfBirth: '1998-03-12' }],
    [{ 'Age / DOB': '28 yrs / 12 Mar 1998' }, { dateOfBirth: '1998-03-12' }],
    [{ Brothers: '2 - 1 married' }, { brothers: 2 }],
  ] as const)('%j is %j', (row, facts) => {
    expect(factsOf(row)).toMatchObject(facts);
  });

  it('that say what is not known are no words', () => {
    expect(wordsOf({ Star: 'pata nahi', Caste: "Don't know" })).toEqual([]);
  });

  it('about a rank or a place alone are asked about', () => {
    expect(wordsOf({ Occupation: 'Supervisor' })).toEqual(['working_as Supervisor']);
    expect(wordsOf({ Food: 'Both' })).toEqual(['diet Both non-veg']);
  });
});

describe('a diet', () => {
  it.each(['Any', 'No pref', 'no bar', 'Both ok', 'No preference', 'Anything'])(
    '“%s” says nothing of what somebody eats',
    (Diet) => {
      expect(factsOf({ Diet }).diet).toBeUndefined();
      expect(notesOf({ Diet })).toEqual(['diet row.no_diet']);
      expect(wordsOf({ Diet })).toEqual([]);
    },
  );

  it('of both by name is one with meat', () => {
    expect(factsOf({ Diet: 'Veg/Non veg' }).diet).toBe('non-veg');
  });
});

describe('an education', () => {
  it.each([
    ['BPT', 'bachelors-other'],
    ['BAMS', 'bachelors-other'],
    ['B.Sc Maths B.Ed', 'bachelors-education'],
    ['BSc Physics, B.Ed', 'bachelors-education'],
    ['B.Tech, MS', 'masters-engineering'],
    ['BE, M.S.', 'masters-engineering'],
    ['MBBS, MS', 'md-ms'],
    ['B.Sc, MS', 'masters-science'],
  ])('“%s” is %s', (Qualification, qualification) => {
    expect(factsOf({ Qualification }).qualification).toBe(qualification);
  });

  it('that only its neighbour explains is among the words that were guessed', () => {
    expect(wordsOf({ Qualification: 'B.Tech, MS' })).toEqual([
      'qualification B.Tech, MS masters-engineering',
    ]);
  });
});

describe('a marital status with children', () => {
  it.each([
    ['Divorced, 1 girl', 'divorced', 'has-children'],
    ['Widow 1 child', 'widowed', 'has-children'],
    ['Widower 2 boys', 'widowed', 'has-children'],
    ['Div - no issues', 'divorced', 'none'],
    ['Divorcee, 1 son with mother', 'divorced', 'living-apart'],
  ])('“%s” is %s and %s', (cell, maritalStatus, children) => {
    expect(factsOf({ 'Marital status': cell })).toMatchObject({ maritalStatus, children });
  });

  it('by their number alone are there, and a second marriage is asked about', () => {
    expect(wordsOf({ 'Marital status': 'Widow 1 child' })).toEqual([]);
    expect(wordsOf({ 'Marital status': '2nd marriage' })).toEqual(['marital_status 2nd marriage']);
    expect(factsOf({ 'Marital status': 'Single girl' }).maritalStatus).toBe('never-married');
  });
});

describe('brothers and sisters', () => {
  it.each([
    ['1 Br, 2 Sr (M)', 1, 2, ['no_of_sisters row.siblings_married 2 Sr (M)']],
    ['1 sis (mrd, in USA)', undefined, 1, ['no_of_sisters row.siblings_married 1 sis (mrd, in USA)']],
    ['2B (1M) 1S(UM)', 2, 1, ['no_of_brothers row.siblings_married 2B (1M) 1S(UM)']],
    ['1 bro mrd, 1 sis', 1, 1, ['no_of_brothers row.siblings_married 1 bro mrd']],
  ])('“%s” are counted, with a note about those that it is about', (Siblings, brothers, sisters, notes) => {
    const facts = factsOf({ Siblings });
    expect([facts.brothers, facts.sisters]).toEqual([brothers, sisters]);
    expect(notesOf({ Siblings })).toEqual(notes);
  });
});

it('a date that no calendar has is said to be one, also with an age beside it', () => {
  expect(notesOf({ DOB: '31.02.1995' })).toEqual(['dob row.impossible_date']);
  expect(notesOf({ DOB: '30 Feb 95' })).toEqual(['dob row.impossible_date']);
});

describe('a native place of two states', () => {
  const live = (row: Row) => {
    const { city, state, district } = factsOf(row);
    return [city, district, state];
  };

  it('is in the state of the mother tongue, also where somebody lives', () => {
    const row = { 'Native place': 'Bijapur', 'Present Address': '-do-' };
    expect(live({ ...row, 'Mother tongue': 'Kannada' })).toEqual([
      'Vijayapura',
      'in-karnataka-vijayapura',
      'in-karnataka',
    ]);
    expect(live(row)).toEqual(['Bijapur', undefined, undefined]);
  });

  it('with its state is the one there', () => {
    expect(live({ City: 'Bijapur, Chhattisgarh', 'Mother tongue': 'Kannada' })).toEqual([
      'Bijapur',
      'in-chhattisgarh-bijapur',
      'in-chhattisgarh',
    ]);
  });
});

describe('the cells of a column', () => {
  const fieldsOf = (header: string, cells: readonly string[]) => {
    const rows = cells.map((cell) => [cell]);
    return Object.keys(
      recogniseColumns({ names: [header], rows, isNamed: () => false, find: findOfProduct() }).mapping.fields,
    );
  };

  it.each([
    ['B/G', ['O+ve', 'A pos', 'AB+', 'B -ve', 'A1+', 'O positive'], []],
    ['Sex', ['O+', 'B+', 'AB+', '-', 'A-'], []],
    ['B/G', ['B', 'G', 'B', 'G'], ['gender']],
    ['Mobile', ['a@example.org', 'b@example.org', 'c@example.org'], ['email']],
    ['M/F', ['M', 'F', 'm', 'O+'], ['gender']],
  ])('of “%s” overrule the header where nearly all contradict it: %j', (header, cells, fields) => {
    expect(fieldsOf(header, cells)).toEqual(fields);
  });

  it('of the star and the rasi are no gotra', () => {
    expect(fieldsOf('Star/Rasi', ['Rohini / Rishabam', 'Swati / Tula', 'Hastham Kanni'])).toEqual(['star']);
    expect(fieldsOf('Star & Gothram', ['Rohini / Kasyapa', 'Swati', 'Pooram'])).toEqual(['star', 'gotra']);
  });
});
