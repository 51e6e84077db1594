import { expect, test } from 'vitest';
import { listNames } from '#contract/choices/choice-lists.ts';
import { formFacts } from '#contract/profiles/fact-names.ts';
import type { ChoiceLists } from '#web/parts/choices/choices.rules.ts';
import { listAsked, listUnfitting } from '#web/parts/facts/dependent-fields.rules.ts';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';

const value = (code: string, parent: string | null = null) => ({ code, label: code, parent });
const given: Partial<ChoiceLists> = {
  marital_status: [{ ...value('never-married'), label: 'Never married' }, value('Divorced')],
  religion: [value('Hindu'), { ...value('christian'), label: 'Christian' }],
  community: [value('Nair', 'Hindu'), value('Nadar', 'Hindu'), value('Goan', 'christian'), value('Other')],
  country: [value('India'), value('Nepal')],
  state: [value('Kerala', 'India'), value('Bagmati', 'Nepal')],
  district: [value('Kollam', 'Kerala'), value('Lalitpur', 'Bagmati')],
};
// Every list is there, most of them empty.
const lists = Object.fromEntries(listNames.map((name) => [name, given[name] ?? []])) as ChoiceLists;

// Every fact has its text.
const empty = Object.fromEntries(formFacts.map((fact) => [fact, ''])) as ProfileValues;
const unfitting = (changes: Partial<ProfileValues>) => listUnfitting({ ...empty, ...changes }, lists);

test('a community of another religion is cleared', () => {
  expect(unfitting({ religion: 'Christian', community: 'Nair' })).toEqual(['community']);
});

test('a community of this religion, one of every religion and own words stay', () => {
  expect(unfitting({ religion: 'Hindu', community: 'Nair' })).toEqual([]);
  expect(unfitting({ religion: 'Christian', community: 'Other' })).toEqual([]);
  expect(unfitting({ religion: 'Christian', community: 'Knanaya of our village' })).toEqual([]);
});

test('a change of the country clears state and district', () => {
  expect(unfitting({ country: 'Nepal', state: 'Kerala', district: 'Kollam' })).toEqual(['state', 'district']);
  expect(unfitting({ country: '', state: 'Kerala', district: 'Kollam' })).toEqual(['state', 'district']);
});

test('without the lists nothing is cleared', () => {
  const values = { ...empty, religion: 'Christian', community: 'Nair' };
  expect(listUnfitting(values, 'unavailable')).toEqual([]);
});

test.each([
  ['nothing is said of a marriage', {}, false],
  ['there was none', { maritalStatus: 'Never married' }, false],
  ['there was one', { maritalStatus: 'Divorced' }, true],
  ['they are mentioned already', { maritalStatus: 'Never married', children: 'Living together' }, true],
])('whether children are asked for when %s', (_when, changes: Partial<ProfileValues>, expected) => {
  const asked = listAsked(['maritalStatus', 'children'], { values: { ...empty, ...changes }, lists });
  expect(asked.includes('children')).toBe(expected);
});

test.each([
  ['Hindu', {}, ['gotra', 'star']],
  ['Sanatani', {}, ['gotra', 'star']],
  ['Christian', {}, []],
  ['Christian', { star: 'Rohini' }, ['star']],
])('what a person who is %s is asked about clan and star, with %j', (religion, changes, expected) => {
  expect(listAsked(['gotra', 'star'], { values: { ...empty, religion, ...changes }, lists })).toEqual(
    expected,
  );
});
