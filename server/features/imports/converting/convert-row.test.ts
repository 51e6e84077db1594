import { expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

/** What a column becomes in a sheet of one person. */
const convert = (column: string, cell: string) => convertSheet([{ [column]: cell }]).facts;

it.each(['Remarks', 'Requirement / Other Info'])('the family is read from the column "%s"', (column) => {
  expect(convert(column, 'Upper middle class')).toMatchObject({
    financialStatus: 'upper-middle',
  });
});

it.each(['Expectation', 'Expectations', 'Requirements', 'Partner preference'])(
  'what the column "%s" says of the partner is no fact of the person',
  (column) => {
    const facts = convert(column, 'Upper middle class, joint family');
    expect(facts).toMatchObject({ firstName: 'Asha' });
    expect(facts).not.toMatchObject({ financialStatus: expect.anything() });
    expect(facts).not.toMatchObject({ familyType: expect.anything() });
  },
);

it('a name that no profile may have is no name', () => {
  const { remarks } = convertSheet([{ Name: 'Asha'.repeat(60) }]);
  expect(remarks).toEqual([{ field: 'name', key: 'validation.too_long' }]);
});

it.each([
  'Visit bit.ly/abc',
  'Asha www.spam.example',
  'Call 9847012345',
  'Asha 98470 12345',
  'Call me, 9847012345',
  'asha@example.org Rao',
  'Asha @anu',
  'Visit (bit.ly/abc)',
  'Asha alias www.spam.example',
  'Asha Rao, MBBS www.spam.example',
  'spam.com',
  'Smt. Asha spam。com',
])('a name with an address in it is none: %s', (Name) => {
  expect(convertSheet([{ Name }]).remarks).toEqual([{ field: 'name', key: 'validation.name_address' }]);
});

it.each([
  ['First name', { 'First name': 'Visit', 'Last name': 'bit.ly/abc' }],
  ['both', { 'First name': 'Asha 98470', 'Last name': '12345' }],
])('in two columns it is none either: %s', (_which, row) => {
  expect(convertSheet([{ Name: '', ...row }]).remarks).toEqual([
    { field: 'name', key: 'validation.name_address' },
  ]);
});

it.each([
  ['Anu K.Nair', 'Anu K.', 'Nair'],
  ['S.Murugan', 'S.', 'Murugan'],
  ['Dr. R.K.Rao', 'R.K.', 'Rao'],
  ['Mohd.Rafi Khan', 'Mohd.Rafi', 'Khan'],
  ['Asha Rao', 'Asha', 'Rao'],
])('%s is a name', (Name, firstName, lastName) => {
  expect(convertSheet([{ Name }]).facts).toMatchObject({ firstName, lastName });
});

it('what is left out of a name is named', () => {
  const { facts, remarks } = convertSheet([{ Name: 'Asha Rao (98470 12345)' }]);
  expect(facts).toMatchObject({ firstName: 'Asha', lastName: 'Rao' });
  expect(remarks).toEqual([{ field: 'name', key: 'row.beside_name', as: '98470 12345' }]);
});

it('an income of two units is one sum', () => {
  expect(convert('Annual income', '8 lakh and 50 thousand p.a.').annualIncome).toBe('850000');
});
