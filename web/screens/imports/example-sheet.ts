import type { ImportField } from '#contract/imports/mapping.fields.ts';

/** In the order in which people fill them in. */
const fields = [
  'row_id',
  'name',
  'gender',
  'dob',
  'height',
  'religion',
  'denomination',
  'community',
  'mother_tongue',
  'qualification',
  'working_as',
  'annual_income',
  'city',
  'email',
] as const satisfies readonly ImportField[];

/** Three invented people. */
const people: readonly Partial<Record<(typeof fields)[number], string>>[] = [
  {
    row_id: 'EX 1',
    name: 'Asha Example',
    gender: 'Female',
    dob: '14-03-1997',
    height: `5'4"`,
    religion: 'Hindu',
    community: 'Nair',
    mother_tongue: 'Malayalam',
    qualification: 'B.Tech',
    working_as: 'Software engineer',
    annual_income: '8 LPA',
    city: 'Kochi',
    email: 'asha@example.org',
  },
  {
    row_id: 'EX 2',
    name: 'Arun Example',
    gender: 'Male',
    dob: '02-11-1993',
    height: '175 cm',
    religion: 'Christian',
    denomination: 'Syro-Malabar Catholic',
    mother_tongue: 'Malayalam',
    qualification: 'MBA',
    working_as: 'Bank manager',
    annual_income: '75000 per month',
    city: 'Thrissur',
    email: 'arun@example.org',
  },
  {
    row_id: 'EX 3',
    name: 'Meera Example',
    gender: 'Female',
    dob: '1995-07-21',
    height: '160',
    religion: 'Hindu',
    community: 'Iyer',
    mother_tongue: 'Tamil',
    qualification: 'M.Sc',
    working_as: 'School teacher',
    annual_income: '4,50,000',
    city: 'Chennai',
    email: 'meera@example.org',
  },
];

/** A sheet with three invented people, whose columns have the names of the fields. */
export function writeExample(labelOf: (field: ImportField) => string): string {
  const rows = [
    fields.map((field) => labelOf(field)),
    ...people.map((person) => fields.map((field) => person[field] ?? '')),
  ];
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  // Older spreadsheets recognise UTF-8 only by this mark.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
