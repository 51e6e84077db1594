import { describe, expect, it } from 'vitest';
import { readColumns } from '#contract/imports/fit-mapping.ts';
import type { ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';
import { decideWords } from '../words/words.rules.ts';

type Row = Readonly<Record<string, string>>;

/** Maps a column to a field as well, or instead of the native place. */
const mapped =
  (field: ImportField, { column = 'Native', instead = false } = {}) =>
  (mapping: Mapping): Mapping => {
    const { native_place: native, ...others } = mapping.fields;
    const kept = instead || native === undefined ? others : { ...others, native_place: native };
    return { ...mapping, fields: { ...kept, [field]: readColumns(field, [column]) } };
  };
const decided = (mapping: Mapping): Mapping =>
  decideWords(mapping, [
    { field: 'district', word: 'Zedkulam', parent: null, means: { value: 'Ernakulam' } },
  ]);

function live(row: Row, change?: (mapping: Mapping) => Mapping) {
  const { facts, remarks, words } = convertSheet([row], change);
  const { nativePlace, city, district, state, country } = facts;
  const said = remarks.filter(({ key }) => key === 'row.lives_elsewhere').map(({ field, as }) => [field, as]);
  return {
    nativePlace,
    city,
    district,
    state,
    country,
    said,
    asked: words.filter(({ readAs }) => readAs === null).map(({ word }) => word),
  };
}

const thrissur = { district: 'in-kerala-thrissur', state: 'in-kerala', country: 'in' };
const nobody = { city: undefined, said: [], asked: [] };

describe('a column of native places', () => {
  it.each(['TCR', 'Thrissur', 'Trichur'])(
    'says where people of a sheet without another place are: %s',
    (Native) => {
      expect(live({ Native })).toEqual({ ...nobody, ...thrissur, nativePlace: 'Thrissur' });
    },
  );

  it('says nothing of it beside a column of places, and asks nothing', () => {
    expect(live({ Native: 'TCR', Place: '' })).toMatchObject({ district: undefined, country: undefined });
    expect(live({ Native: 'Xyzpuram' })).toMatchObject({ nativePlace: 'Xyzpuram', asked: [] });
  });

  it.each([true, false])('that is mapped to the district fills both (instead: %s)', (instead) => {
    expect(live({ Native: 'TCR' }, mapped('district', { instead }))).toEqual({
      ...nobody,
      ...thrissur,
      nativePlace: 'Thrissur',
    });
    expect(live({ Native: 'Kerala' }, mapped('state', { instead }))).toMatchObject({
      state: 'in-kerala',
      nativePlace: 'Kerala',
    });
    expect(live({ Native: 'TCR' }, mapped('city', { instead }))).toMatchObject({
      ...thrissur,
      city: 'Thrissur',
      nativePlace: 'Thrissur',
    });
    expect(live({ Native: 'Zedkulam' }, mapped('district', { instead })).asked).toEqual(['Zedkulam']);
  });

  it('fills the district beside a column of its own', () => {
    const both = (mapping: Mapping): Mapping => ({
      ...mapping,
      fields: { ...mapping.fields, district: readColumns('district', ['District', 'Native']) },
    });
    expect(live({ Native: 'TCR', District: '' }, both)).toMatchObject(thrissur);
    expect(live({ Native: 'TCR', District: 'Kollam' }, both)).toMatchObject({ district: 'in-kerala-kollam' });
  });
});

describe('a person who lives elsewhere', () => {
  it.each([
    ['Nurse (UK)', 'gb', undefined, 'United Kingdom (UK)'],
    ['Electrician Qatar', 'qa', undefined, 'Qatar'],
    ['Gulf - Dubai, Accountant', 'ae', 'Dubai', 'Dubai, United Arab Emirates (UAE)'],
  ])('keeps the place of the work: %s', (Job, country, city, as) => {
    for (const instead of [true, false])
      for (const Native of ['TCR', 'Thrissur']) {
        const read = live({ Native, Job }, mapped('district', { instead }));
        expect(read).toMatchObject({ country, city, nativePlace: 'Thrissur', said: [['district', as]] });
        expect(read.district).toBeUndefined();
      }
    expect(
      live({ Native: 'Zedkulam', Job }, (mapping) => decided(mapped('district')(mapping))),
    ).toMatchObject({
      country,
      city,
      district: undefined,
      nativePlace: 'Zedkulam',
    });
    expect(live({ Native: 'TCR', Job })).toMatchObject({ country, city, nativePlace: 'Thrissur', said: [] });
  });

  it('keeps a decided district where no work is abroad', () => {
    expect(
      live({ Native: 'Zedkulam', Job: 'Teacher' }, (mapping) => decided(mapped('district')(mapping))),
    ).toMatchObject({ country: 'in', district: 'in-kerala-ernakulam', nativePlace: 'Zedkulam', asked: [] });
  });

  it('is not moved to the district of an address', () => {
    expect(live({ District: 'TCR', Job: 'Nurse (UK)' })).toMatchObject({
      country: 'gb',
      district: undefined,
      nativePlace: 'Thrissur',
    });
  });
});

it.each([
  ["B'lore (native TCR)", 'Bengaluru', 'Thrissur'],
  ['Native Thrissur now Bangalore', 'Bengaluru', 'Thrissur'],
  ['Thrissur now Bangalore', 'Bengaluru', 'Thrissur'],
  ['from Thrissur presently Bangalore', 'Bengaluru', 'Thrissur'],
  ['Bangalore from Thrissur', 'Bengaluru', 'Thrissur'],
  ['hails from Palakkad working in Chennai', 'Chennai', 'Palakkad'],
  ['Aluva native settled in Dubai', 'Dubai', 'Aluva'],
  ['Bangalore settled Thrissur native', 'Bengaluru', 'Thrissur'],
  ['Bangalore, but native is Thrissur', 'Bengaluru', 'Thrissur'],
  ['Kochi (native Aluva)', 'Kochi', 'Aluva'],
  ['Muscat. Basically from Kottayam', 'Muscat', 'Kottayam'],
  ['settled in Dubai', 'Dubai', undefined],
])('%s: who lives in %s is from %s', (text, city, nativePlace) => {
  for (const column of ['Native', 'Place'])
    expect(live({ [column]: text })).toMatchObject({ city, nativePlace, said: [], asked: [] });
  for (const field of ['district', 'city'] as const)
    expect(live({ Native: text }, mapped(field))).toMatchObject({ city, nativePlace, said: [] });
});

it.each([
  ['Aluva, native dist Ernakulam', 'Aluva, Ernakulam'],
  ['20 km from Thrissur', 'Thrissur'],
])('%s is one place', (text, nativePlace) => {
  expect(live({ Native: text })).toMatchObject({ city: undefined, nativePlace });
});
