import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { bring, check, type Desk, listRows, take } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { listColumns } from './list-columns.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const read = async (content: string | Buffer, name = 'people.csv') =>
  (await bring(desk, { content, name })).body.data;

const factsOf = (mobile: string) =>
  application.context.database
    .selectFrom('invitations')
    .select(['facts', 'toConfirm'])
    .where('mobile', '=', `+91${mobile}`)
    .executeTakeFirst();

/** As a bureau in Kottayam keeps its brides: a title, a line of address, and a header with its own words. */
const kottayam = [
  ['ST. MARY MATRIMONY, KOTTAYAM', '', '', ''],
  ['List of Brides as on 01.04.2024', '', '', ''],
  [],
  [
    'Sl No',
    'Name of the candidate',
    'DOB / Age',
    'Ht',
    'Qlfn',
    'Job',
    'Salary (p.a.)',
    'Caste / Sub caste',
    'Native',
    'Phone (parent)',
    "Father's Name & Occupation",
    '',
    'Remarks',
  ],
  [
    '1',
    'Anu Mary Jose',
    '15.03.1995',
    `5'4`,
    'B.Sc Nursing',
    'Nurse',
    '8 LPA',
    'Syro Malabar / Knanaya',
    'Pala',
    '9847 123456, 98470 65432',
    'Jose K., Farmer',
    '',
    'Fees paid',
  ],
  [
    '2',
    'Dr. Teena Thomas',
    '15-Mar-96',
    '5-5',
    'MBBS',
    'Doctor',
    '75k/month',
    'Latin Catholic',
    'Aluva',
    '+91-98471 23457',
    'Thomas, Rtd. Teacher',
    '',
    '-',
  ],
  ['3', 'Rani', '28', '163cm', 'Nil', 'Nil', '6-8 lakhs', 'Nair', 'Thrissur', '0484-2345678', '-', '', ''],
  ['4', 'Sini Paul', '1994', '5.4', 'MCA', 'N.A.', '4,50,000', 'Ezhava', 'Kollam', '98471 23458', '', '', ''],
  ['5', '', '01/01/1996', '5.2', 'MBA', 'Teacher', '', 'Nair', 'Adoor', '98471 23459', '', '', ''],
  ['6', 'Meera Nair', '34567', 'tall', 'B.Com', 'Clerk', 'good', 'Nair', 'Adoor', '9.84712E+09', '', '', ''],
];

describe('a sheet with titles and own headers', () => {
  it('is read below them, each column by its header or by its cells, and the title says who they are', async () => {
    const details = await read(writeSheet(kottayam), 'april.csv');
    expect(listColumns(details)).toEqual({
      Sheet: 'gender content',
      'Sl No': 'serial_no header',
      'Name of the candidate': 'name header',
      'DOB / Age': 'age+dob header',
      Ht: 'height header',
      Qlfn: 'qualification header',
      Job: 'working_as header',
      'Salary (p.a.)': 'annual_income header',
      'Caste / Sub caste': 'community+sub_community header',
      Native: 'native_place header',
      'Phone (parent)': 'mobile header',
      "Father's Name & Occupation": 'father header',
    });
    expect(details.im_layout).toMatchObject({
      has_sheet_column: true,
      sheets: [
        {
          is_read: true,
          header_row: 4,
          above: [
            { row: 1, text: 'ST. MARY MATRIMONY, KOTTAYAM' },
            { row: 2, text: 'List of Brides as on 01.04.2024' },
          ],
        },
      ],
    });
    expect(details.im_columns.map((column, at) => [column, details.im_layout.columns[at]?.filled])).toEqual(
      expect.arrayContaining([
        ['Column 12', 0],
        ['Remarks', 2],
      ]),
    );
  });

  it('says of every row what was wrong, with its name, its value, and how to mend it', async () => {
    const { im_id, im_reasons } = await check(desk, { content: writeSheet(kottayam), name: 'april.csv' });
    const rows = await listRows(desk, { import_id: im_id, show: 'problems' });
    // That the numbers are those of the parents, and that a second one has no place, needs nothing of anybody.
    expect(im_reasons.filter(({ needs_nothing: isFine }) => isFine)).toMatchObject([
      { field: 'mobile', key: 'row.number_of_parents', rows: 3 },
      { field: 'mobile', key: 'row.more_numbers', rows: 1 },
    ]);
    expect(
      rows.map(({ ir_row, ir_name, ir_outcome, ir_remarks }) => [
        ir_row,
        ir_name,
        ir_outcome,
        ir_remarks.map(({ field, value }) => [field, value]),
      ]),
    ).toEqual([
      // A nurse is read as a staff nurse.
      [
        5,
        'Anu Mary Jose',
        'added',
        [
          ['mobile', '9847 123456, 98470 65432'],
          ['mobile', '9847 123456, 98470 65432'],
          ['working_as', 'Nurse'],
        ],
      ],
      [
        7,
        'Rani',
        'added',
        [
          ['mobile', '0484-2345678'],
          ['dob', '28'],
        ],
      ],
      [
        8,
        'Sini Paul',
        'added',
        [
          ['dob', '1994'],
          ['mobile', '98471 23458'],
        ],
      ],
      [9, null, 'refused', [['name', null]]],
      [
        10,
        'Meera Nair',
        'added',
        [
          ['height', 'tall'],
          ['mobile', '9.84712E+09'],
          ['annual_income', 'good'],
        ],
      ],
    ]);
    const remarks = rows.flatMap(({ ir_remarks }) => ir_remarks);
    expect(remarks.map(({ mend }) => mend)).not.toContain(null);
    const nameless = { field: 'name', message: 'The name is missing', value: null };
    expect(remarks).toContainEqual({ ...nameless, mend: 'Write the name of the person.' });
    expect(remarks.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Left out: this is a landline number',
        'Left out: the spreadsheet has rounded the number',
      ]),
    );
  });

  it('has its dates, heights, incomes and numbers understood as bureaus write them', async () => {
    const done = await take(desk, { content: writeSheet(kottayam), name: 'april.csv' });
    expect(done).toMatchObject({ im_added: 5, im_refused: 1 });
    expect((await factsOf('9847123456'))?.facts).toMatchObject({
      firstName: 'Anu Mary',
      lastName: 'Jose',
      gender: 'Female',
      dateOfBirth: '1995-03-15',
      height: 163,
      annualIncome: '800000',
      father: 'Jose K., Farmer',
      nativePlace: 'Pala',
      profileFor: 'My Daughter',
    });
    expect((await factsOf('9847123457'))?.facts).toMatchObject({
      firstName: 'Teena',
      dateOfBirth: '1996-03-15',
      height: 165,
      annualIncome: '900000',
    });
    expect(await factsOf('9847123458')).toMatchObject({
      facts: { dateOfBirth: '1994-01-01', height: 163, annualIncome: '450000' },
      toConfirm: ['dob'],
    });
  });
});
