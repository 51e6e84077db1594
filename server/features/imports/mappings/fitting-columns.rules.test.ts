import { expect, it, test } from 'vitest';
import { findOfProduct } from '#tests/support/find-of-product.ts';
import { recogniseColumns } from './recognise-columns.rules.ts';

const find = findOfProduct();
const isNamed = (list: Parameters<typeof find.named>[0]['list'], text: string) =>
  find.named({ list, text }) !== null;

/** The fields that each column of a sheet is read as. */
const fieldsOf = (columns: Readonly<Record<string, readonly string[]>>) => {
  const names = Object.keys(columns);
  const length = Math.max(...Object.values(columns).map((cells) => cells.length));
  const rows = Array.from({ length }, (_none, at) => names.map((name) => columns[name]?.[at] ?? ''));
  const { fields } = recogniseColumns({ names, rows, isNamed, find }).mapping;
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.entries(fields).flatMap(([field, reading]) => (reading?.columns.includes(name) ? [field] : [])),
    ]),
  );
};

const counts = { 'No. of Brothers': ['1', '2', 'Nil'], Sisters: ['0', '1', '2 both married'] };

test('a column of words about the family is about no brothers, sisters and parents', () => {
  const family = { Family: ['Nuclear', 'Joint family', 'Orthodox family'] };
  expect(fieldsOf({ ...counts, ...family, 'Fly Status': ['UMC', 'Middle class', 'Rich'] })).toEqual({
    'No. of Brothers': ['no_of_brothers'],
    Sisters: ['no_of_sisters'],
    Family: ['family_type', 'family_values'],
    'Fly Status': ['financial_status'],
  });
  expect(fieldsOf(family).Family).toEqual(['family_type', 'family_values']);
});

test('a fact with a column of its own is not read from one about the whole family', () => {
  const family = { 'Family details': ['F: Farmer, M: HW, 1 bro, 2 sis', 'Joint, F late', ''] };
  expect(fieldsOf({ ...counts, ...family })['Family details']).toEqual(['family_type', 'father', 'mother']);
  expect(fieldsOf(family)['Family details']).toEqual(
    expect.arrayContaining(['father', 'mother', 'no_of_brothers', 'no_of_sisters', 'family_type']),
  );
});

test('a column of another fact with a header of the family is known by its cells', () => {
  expect(fieldsOf({ 'Home type': ['Nuclear', 'Joint', 'Nuclear family', 'Joint'] })).toEqual({
    'Home type': ['family_type'],
  });
});

it.each([
  [['Social drinker', 'No smoking no drinking', 'Drink occ.', 'Nil'], []],
  [['Smoke', 'Teetotaller', 'Non smoker'], []],
  [['Veg', 'Non veg', 'Egg', 'Veg, no drinking'], ['diet']],
])('habits %j are read as %j', (cells, fields) => {
  expect(fieldsOf({ Habits: cells }).Habits).toEqual(fields);
});

test('the profession “Constructor”, which every object has, is no marital status, diet or religion', () => {
  const cells = ['Constructor', 'constructor', 'Constructor', 'constructor'];
  expect(fieldsOf({ 'Column 7': cells })['Column 7']).toEqual([]);
});

const cities = ['Bangalore', 'Chennai', 'Pune', 'Hyd', 'Dubai', 'Delhi', 'Noida', 'Kochi'];

test('a column of states that contradicts the cities is about the native place', () => {
  const states = ['Kerala', 'Kerala', 'KL', 'kerela', 'Kerala', 'Kerala', 'Kerala', 'Kerala'];
  expect(fieldsOf({ 'Present place': cities, State: states }).State).toEqual(['native_place']);
});

test('a column of states that agrees with the cities is theirs, also with a single other one', () => {
  const states = ['Karnataka', 'TN', 'MH', 'Telangana', '', 'Delhi', 'UP', 'Tamil Nadu'];
  expect(fieldsOf({ 'Present place': cities, State: states }).State).toEqual(['state']);
});

it.each([
  ['Rajya', 'state'],
  ['Pita ka vyavsay', 'father'],
  ['Vadilancha vyavsay', 'father'],
  ['Aaicha vyavsay', 'mother'],
  ['Mata ka kaam', 'mother'],
  ['Achante joli', 'father'],
  ['Thanthai thozhil', 'father'],
  ['Pitano vyavsay', 'father'],
  ['Vivah sthiti', 'marital_status'],
  ['Thirumana nilai', 'marital_status'],
  ['Lagna darajjo', 'marital_status'],
  ['Sadhya rahnar', 'city'],
  ['Sadhya vastavya', 'city'],
  ['Mul rahnar', 'native_place'],
  ['Sondha oor', 'native_place'],
  ['Maanilam', 'state'],
  ['Kudumba nilai', 'financial_status'],
  ['Varumanam', 'annual_income'],
  ['Pita ka gotra', ''],
])('the header "%s" is that of %s', (header, field) => {
  expect(fieldsOf({ [header]: [] })[header]?.join()).toBe(field);
});
