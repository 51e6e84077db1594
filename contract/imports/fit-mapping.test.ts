import { describe, expect, it } from 'vitest';
import { fitMapping, plainHeader } from './fit-mapping.ts';
import type { Mapping } from './mapping.fields.ts';

const nothing: Mapping = { fields: {}, refuse: [] };
const usual: Mapping = {
  fields: {
    gender: { columns: ['Gender', 'Sex'], converter: 'choice', synonyms: { m: 'Male' } },
    dob: { columns: ['Date of birth', 'DOB'], converter: 'date', order: 'day_first' },
    name: { columns: ['Name'], converter: 'text' },
  },
  refuse: [{ column: 'Marital status', values: ['married'] }],
};

describe('a named mapping', () => {
  it('uses the headers as the sheet spells them', () => {
    const fitted = fitMapping(usual, ['SEX', 'd.o.b', 'Town', 'MARITAL_STATUS']);
    expect(fitted.fields.gender).toMatchObject({ columns: ['SEX'], synonyms: { m: 'Male' } });
    expect(fitted.fields.dob?.columns).toEqual(['d.o.b']);
    expect(fitted.refuse).toEqual([{ column: 'MARITAL_STATUS', values: ['married'] }]);
  });

  it('leaves out what the sheet has no column for', () => {
    expect(fitMapping(usual, ['Town'])).toEqual(nothing);
  });
});

describe('a header', () => {
  it.each(['Father’s  Name', "FATHER'S NAME:", 'fathers_name', ' Fathers Name '])(
    '%s equals its other spellings',
    (header) => {
      expect(plainHeader(header)).toBe('fathers name');
    },
  );

  it('with dots equals the word without them', () => {
    expect(plainHeader('D.O.B.')).toBe('dob');
  });

  it('in another script is unchanged', () => {
    expect(plainHeader('जन्म तिथि')).toBe('जन्म तिथि');
  });
});
