import { describe, expect, it } from 'vitest';
import { convertWhole } from '#tests/application/imports/convert-sheet.ts';

/** What is read of the first cell of a column, below a header and above other cells. */
function read(
  cell: string,
  { header = 'Name & Age', others = [] }: { header?: string; others?: string[] } = {},
) {
  const { facts } = convertWhole([cell, ...others].map((text) => ({ [header]: text, Sex: 'F' })));
  const { firstName = '', lastName = '', dateOfBirth = '' } = facts;
  return { name: `${firstName} ${lastName}`.trim(), birth: dateOfBirth.slice(0, 4) };
}

describe('an age beside a name', () => {
  it.each([
    ['Tara 24 yrs', 'Tara', '2002'],
    ['Biju (31 years)', 'Biju', '1995'],
    ['Sumi (26 yrs)', 'Sumi', '2000'],
    ['Anju P 27 yrs', 'Anju P', '1999'],
    ['Minu - 29 yrs', 'Minu', '1997'],
    ['Rani, 30 years', 'Rani', '1996'],
    ['Mathew, Asha 30 yrs', 'Asha Mathew', '1996'],
    ['Ravi 24 വയസ്സ്', 'Ravi', '2002'],
    ['Binu, age 33', 'Binu', '1993'],
    ['Asha (24 yrs) D/o Raman', 'Asha', '2002'],
  ])('%s is read as both, below any header of names', (cell, name, birth) => {
    for (const header of ['Name & Age', 'Name (Age)', 'Name with age', 'Age / Name', 'Name'])
      expect(read(cell, { header, others: ['Asha Paul', 'Devi'] })).toEqual({ name, birth });
  });

  it.each([
    ['Vimal K 33', 'Vimal K', '1993'],
    ['Deepa Nair (29)', 'Deepa Nair', '1997'],
    ['Joy P.V., 33', 'Joy P.V.', '1993'],
    ['29 - Minu', 'Minu', '1997'],
  ])('%s is read as both where the header or most cells say so', (cell, name, birth) => {
    expect(read(cell)).toEqual({ name, birth });
    expect(read(cell, { header: 'Name (Age)' })).toEqual({ name, birth });
    expect(read(cell, { header: 'Name', others: ['Tara 24', 'Asha'] })).toEqual({ name, birth });
    expect(read(cell, { header: 'Name', others: ['Asha Paul', 'Devi'] }).birth).toBe('');
  });

  it('is not the number of a name', () => {
    const numbered = Array.from({ length: 60 }, (_none, at) => `Person ${at + 8}`);
    expect(read('Person 30', { header: 'Name', others: numbered })).toEqual({ name: 'Person 30', birth: '' });
  });

  it('counts less than a column of its own', () => {
    const { facts } = convertWhole([{ Name: 'Tara Nair (24 yrs)', Sex: 'F', DOB: '03/02/1999' }]);
    expect(facts).toMatchObject({ firstName: 'Tara', lastName: 'Nair', dateOfBirth: '1999-02-03' });
  });
});
