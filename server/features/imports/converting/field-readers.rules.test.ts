import { expect, it } from 'vitest';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { readerOf } from './field-readers.rules.ts';

const ofMother = 'Occupation of mother';
const ofBoth = 'Family';
const mapping = mappingSchema.parse({
  fields: {
    father: { converter: 'text', columns: ['Occupation of father', ofBoth] },
    mother: { converter: 'text', columns: [ofMother, ofBoth] },
  },
  refuse: [],
});

it('the cell of one parent is about that parent, also where another column is about both', () => {
  const read = (column: string, cell: string) =>
    readerOf({ field: 'mother', columns: [column] }, mapping)?.(cell);
  expect(read(ofMother, 'Teacher')).toBe('Teacher');
  expect(read(ofBoth, 'Teacher')).toBe('');
  expect(read(ofBoth, 'Farmer, Teacher')).toBe('Teacher');
});
