import { describe, expect, it } from 'vitest';
import { importFields, type Mapping } from '#contract/imports/mapping.fields.ts';
import { fieldGroups } from './field-groups.data.ts';
import {
  changeReading,
  changeUse,
  convertersOf,
  convertBy,
  formatSynonyms,
  formatWords,
  listMissing,
  listSamples,
  listUses,
  parseSynonyms,
  parseWords,
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

describe('changing the use of a column', () => {
  const change = (mapping: Mapping, use: Omit<Parameters<typeof changeUse>[1], 'known'>) =>
    changeUse(mapping, { ...use, known: usual });

  it('reads the field as the built-in mapping does', () => {
    const changed = change(nothing, { column: 'M/F', from: null, to: 'gender' });
    expect(changed.fields.gender).toEqual({ columns: ['M/F'], converter: 'choice', synonyms: { m: 'Male' } });
  });

  it('reads the field by default where that mapping does not have it', () => {
    const changed = change(nothing, { column: 'Tall', from: null, to: 'height' });
    expect(changed.fields.height).toEqual({ columns: ['Tall'], converter: 'height', unit: 'any' });
    const others = (['languages', 'no_of_sisters', 'diet', 'about', 'is_private', 'age'] as const).map(
      (to) => change(nothing, { column: 'x', from: null, to }).fields[to]?.converter,
    );
    expect(others).toEqual(['list', 'count', 'choice', 'text', 'yes_no', 'age']);
  });

  it('removes the column from its field, and a field with its last column', () => {
    const begun = change(nothing, { column: 'A', from: null, to: 'name' });
    const moved = change(begun, { column: 'A', from: 'name', to: 'city' });
    expect(moved.fields.name).toBeUndefined();
    expect(moved.fields.city?.columns).toEqual(['A']);
    expect(change(moved, { column: 'A', from: 'city', to: null })).toEqual(nothing);
  });

  it('adds the column after the others of the field', () => {
    const first = change(nothing, { column: 'A', from: null, to: 'name' });
    const both = change(first, { column: 'B', from: null, to: 'name' });
    expect(both.fields.name?.columns).toEqual(['A', 'B']);
  });

  it('can read several fields from one column', () => {
    const one = change(nothing, { column: 'job', from: null, to: 'working_as' });
    const two = change(one, { column: 'job', from: null, to: 'profession_area' });
    expect(listUses(two, 'job')).toEqual(['working_as', 'profession_area']);
    expect(listUses(two, 'town')).toEqual([]);
  });
});

it('a field read by another converter has the same columns and blanks', () => {
  const asked = changeReading(usual, {
    field: 'dob',
    reading: convertBy({ columns: ['DOB'], blank: ['??'] }, 'date'),
  });
  expect(asked.fields.dob).toEqual({
    columns: ['DOB'],
    blank: ['??'],
    converter: 'date',
    order: 'day_first',
  });
  expect(convertBy({ columns: ['A'] }, 'income')).toEqual({
    columns: ['A'],
    converter: 'income',
    unit: 'rupees',
    per: 'year',
  });
});

it('only a mother tongue can be read by several converters', () => {
  expect(convertersOf('dob')).toEqual([]);
  expect(convertersOf('mother_tongue')).toEqual(['choice', 'only_item']);
  expect(convertersOf('diet')).toEqual([]);
});

it('lists what a mapping lacks', () => {
  expect(listMissing(nothing)).toEqual(['nothing']);
  expect(listMissing(usual)).toEqual(['contact']);
  expect(listMissing({ fields: { email: { columns: ['a'], converter: 'email' } }, refuse: [] })).toEqual([
    'gender',
    'name',
    'dob',
  ]);
});

it('lists the first values of a column, each once', () => {
  const sample = [['1', ' Kochi '], ['2', ''], ['3', 'Kochi'], ['4', 'Kollam'], ['5']];
  expect(listSamples(sample, { index: 1, most: 3 })).toEqual(['Kochi', 'Kollam']);
  expect(listSamples(sample, { index: 0, most: 2 })).toEqual(['1', '2']);
});

it('every field of the contract can be chosen, once', () => {
  const offered = fieldGroups.flatMap(({ fields }) => fields);
  expect(offered.toSorted()).toEqual([...importFields].toSorted());
});

it('words are separated by commas, each once', () => {
  expect(parseWords(' none, -, none ,')).toEqual(['none', '-']);
  expect(parseWords(' , ')).toBeUndefined();
  expect(formatWords(['none', '-'])).toBe('none, -');
  expect(formatWords(undefined)).toBe('');
});

it('synonyms are typed one a line, and a line without the sign is ignored', () => {
  expect(parseSynonyms('M = Male\n f=Female\nhalf a line\n= nobody\nparents =')).toEqual({
    M: 'Male',
    f: 'Female',
    parents: '',
  });
  expect(parseSynonyms('\n')).toBeUndefined();
});

it('synonyms are parsed as they were formatted', () => {
  const synonyms = { m: 'Male', 'a = b': 'x' };
  expect(parseSynonyms(formatSynonyms({ m: 'Male', parents: '' }))).toEqual({ m: 'Male', parents: '' });
  // The first sign of a line always separates the two.
  expect(parseSynonyms(formatSynonyms(synonyms))).toEqual({ m: 'Male', a: 'b = x' });
  expect(formatSynonyms(undefined)).toBe('');
});
