import { describe, expect, it } from 'vitest';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
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
    const others = (['languages', 'no_of_sisters', 'diet', 'about', 'is_private'] as const).map(
      (to) => change(nothing, { column: 'x', from: null, to }).fields[to]?.converter,
    );
    expect(others).toEqual(['list', 'count', 'choice', 'text', 'yes_no']);
  });

  it('counts as an age when its header says so', () => {
    const changed = change(nothing, { column: 'Age (years)', from: null, to: 'dob' });
    expect(changed.fields.dob).toEqual({ columns: ['Age (years)'], converter: 'age' });
    expect(change(nothing, { column: 'Village', from: null, to: 'dob' }).fields.dob?.converter).toBe('date');
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
    reading: readBy({ columns: ['DOB'], blank: ['??'] }, 'age'),
  });
  expect(asked.fields.dob).toEqual({ columns: ['DOB'], blank: ['??'], converter: 'age' });
  expect(readBy({ columns: ['A'] }, 'income')).toEqual({
    columns: ['A'],
    converter: 'income',
    unit: 'rupees',
    per: 'year',
  });
});

it('only a date of birth and a mother tongue can be told in several ways', () => {
  expect(convertersOf('dob')).toEqual(['date', 'age']);
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
