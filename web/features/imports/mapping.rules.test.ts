import { describe, expect, it } from 'vitest';
import { importFields } from '#contract/imports/import-fields.fields.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { fieldGroups } from './field-groups.data.ts';
import {
  changeReading,
  changeUse,
  convertersOf,
  fitMapping,
  listMissing,
  listSamples,
  listUses,
  plainHeader,
  readBy,
} from './mapping.rules.ts';

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
  it('takes the headers as the sheet writes them', () => {
    const fitted = fitMapping(usual, ['SEX', 'd.o.b', 'Town', 'MARITAL_STATUS']);
    expect(fitted.fields.gender).toMatchObject({ columns: ['SEX'], synonyms: { m: 'Male' } });
    expect(fitted.fields.dob?.columns).toEqual(['d.o.b']);
    expect(fitted.refuse).toEqual([{ column: 'MARITAL_STATUS', values: ['married'] }]);
  });

  it('leaves out what the sheet has no column for', () => {
    expect(fitMapping(usual, ['Town'])).toEqual(nothing);
  });

  it('compares headers without case, marks and spaces', () => {
    const father = ['Father’s  Name', 'FATHERS_NAME', "father's name:"].map(plainHeader);
    expect(new Set(father)).toEqual(new Set(['fathers name']));
  });
});

describe('a column that is given another use', () => {
  const change = (mapping: Mapping, use: Omit<Parameters<typeof changeUse>[1], 'known'>) =>
    changeUse(mapping, { ...use, known: usual });

  it('is read as the product’s own mapping reads the field', () => {
    const changed = change(nothing, { column: 'M/F', from: null, to: 'gender' });
    expect(changed.fields.gender).toEqual({ columns: ['M/F'], converter: 'choice', synonyms: { m: 'Male' } });
  });

  it('is read in the usual way where that mapping has nothing to say', () => {
    const changed = change(nothing, { column: 'Tall', from: null, to: 'height' });
    expect(changed.fields.height).toEqual({ columns: ['Tall'], converter: 'height', unit: 'any' });
    const others = (['languages', 'no_of_sisters', 'diet', 'about', 'is_private', 'age'] as const).map(
      (to) => change(nothing, { column: 'x', from: null, to }).fields[to]?.converter,
    );
    expect(others).toEqual(['list', 'count', 'choice', 'text', 'yes_no', 'age']);
  });

  it('leaves the field it told before, which ends with its last column', () => {
    const begun = change(nothing, { column: 'A', from: null, to: 'name' });
    const moved = change(begun, { column: 'A', from: 'name', to: 'city' });
    expect(moved.fields.name).toBeUndefined();
    expect(moved.fields.city?.columns).toEqual(['A']);
    expect(change(moved, { column: 'A', from: 'city', to: null })).toEqual(nothing);
  });

  it('stands after the columns that tell the same', () => {
    const first = change(nothing, { column: 'A', from: null, to: 'name' });
    const both = change(first, { column: 'B', from: null, to: 'name' });
    expect(both.fields.name?.columns).toEqual(['A', 'B']);
  });

  it('can tell several fields', () => {
    const one = change(nothing, { column: 'job', from: null, to: 'working_as' });
    const two = change(one, { column: 'job', from: null, to: 'profession_area' });
    expect(listUses(two, 'job')).toEqual(['working_as', 'profession_area']);
    expect(listUses(two, 'town')).toEqual([]);
  });
});

it('a field is read otherwise without losing its columns and blanks', () => {
  const asked = changeReading(usual, {
    field: 'dob',
    reading: readBy({ columns: ['DOB'], blank: ['??'] }, 'date'),
  });
  expect(asked.fields.dob).toEqual({
    columns: ['DOB'],
    blank: ['??'],
    converter: 'date',
    order: 'day_first',
  });
  expect(readBy({ columns: ['A'] }, 'income')).toEqual({
    columns: ['A'],
    converter: 'income',
    unit: 'rupees',
    per: 'year',
  });
});

it('only a mother tongue can be told in several ways', () => {
  expect(convertersOf('dob')).toEqual([]);
  expect(convertersOf('mother_tongue')).toEqual(['choice', 'only_item']);
  expect(convertersOf('diet')).toEqual([]);
});

it('says what a sheet does not tell', () => {
  expect(listMissing(nothing)).toEqual(['nothing']);
  expect(listMissing(usual)).toEqual(['contact']);
  expect(listMissing({ fields: { email: { columns: ['a'], converter: 'email' } }, refuse: [] })).toEqual([
    'gender',
    'name',
    'dob',
  ]);
});

it('shows the first things that a column says, each once', () => {
  const sample = [['1', ' Kochi '], ['2', ''], ['3', 'Kochi'], ['4', 'Kollam'], ['5']];
  expect(listSamples(sample, { index: 1, most: 3 })).toEqual(['Kochi', 'Kollam']);
  expect(listSamples(sample, { index: 0, most: 2 })).toEqual(['1', '2']);
});

it('every field of the contract can be chosen, once', () => {
  const offered = fieldGroups.flatMap(({ fields }) => fields);
  expect(offered.toSorted()).toEqual([...importFields].toSorted());
});
