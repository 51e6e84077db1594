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
