import { expect, test } from 'vitest';
import {
  findValues,
  moveCode,
  pageOfValues,
  pageWith,
  placeValues,
  reorderValues,
  siblingsOf,
  type ChoiceValue,
} from './choice-values.rules.ts';

const value = (code: string, more: Partial<ChoiceValue> = {}): ChoiceValue => ({
  code,
  label: code,
  labels: {},
  parent: null,
  parent_label: null,
  is_active: true,
  is_last: false,
  profile_count: 0,
  preference_count: 0,
  ...more,
});
const nair = value('nair', { label: 'Nair', labels: { ml: 'നായർ' }, parent: 'hindu' });
const latin = value('latin', { label: 'Latin Catholic', parent: 'christian' });
const iyer = value('iyer', { label: 'Brahmin – Iyer', parent: 'hindu' });
const other = value('other', { label: 'Other', is_last: true });
const community = [other, nair, latin, iyer];
const placesOf = (values: readonly ChoiceValue[]) =>
  placeValues(values).map(({ code, place, places }) => [code, place, places]);
const codesOf = (values: readonly ChoiceValue[]) => values.map(({ code }) => code);

test('values are grouped by their parent with their place there, and the last ones at the end', () => {
  expect(placesOf(community)).toEqual([
    ['nair', 1, 2],
    ['iyer', 2, 2],
    ['latin', 1, 1],
    ['other', null, 1],
  ]);
});

test('values change places with those of the same parent, never with the last ones', () => {
  expect(siblingsOf(community, 'hindu')).toEqual(['nair', 'iyer']);
  expect(siblingsOf([value('hindu'), other], null)).toEqual(['hindu']);
});

test('a value moves to any place, and not beyond the ends', () => {
  const move = (place: number) => moveCode(['a', 'b', 'c'], { code: 'a', place }).join('');
  expect([move(1), move(2), move(3), move(9), move(0)]).toEqual(['abc', 'bac', 'bca', 'bca', 'abc']);
});

test('another order of one parent does not move the other values', () => {
  expect(codesOf(reorderValues(community, ['iyer', 'nair']))).toEqual(['other', 'iyer', 'latin', 'nair']);
});

test('values are found by label in any language and by code, under a parent or everywhere', () => {
  const find = (search: string, parent?: string) =>
    codesOf(findValues(placeValues(community), { search, parent }));
  expect(find('IYER')).toEqual(['iyer']);
  expect(find('നായർ')).toEqual(['nair']);
  expect(find('lati', 'hindu')).toEqual([]);
  expect(find('', 'hindu')).toEqual(['nair', 'iyer', 'other']);
});

test('a page has as many rows as other lists, and a value is on one of them', () => {
  const many = Array.from({ length: 60 }, (_, index) => value(`v${index}`));
  const { data, total } = pageOfValues(many, { page: 3 });
  expect([data.length, data[0]?.code, total]).toEqual([10, 'v50', 60]);
  expect(pageWith(many, { code: 'v49' })).toBe(2);
});
