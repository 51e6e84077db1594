import { expect, test } from 'vitest';
import { profileForChoices } from '#contract/profiles/fixed-choices.ts';
import type { ChoiceLists } from '#web/parts/choices/choices.rules.ts';
import {
  foldRanks,
  listIncomeEnds,
  listLabelsAbove,
  managerNames,
  managersOf,
  valuesOfManagers,
} from './criteria.rules.ts';
import { isInOrder, joinRange, splitRange } from './written-values.rules.ts';

test.each([
  ['25-32', { from: '25', to: '32' }],
  ['25-', { from: '25', to: '' }],
  ['-32', { from: '', to: '32' }],
  ['', { from: '', to: '' }],
])('the range %s has two ends', (text, ends) => {
  expect(splitRange(text)).toEqual(ends);
  expect(joinRange(ends)).toBe(text);
});

test('a range goes from less to more, and may be open', () => {
  expect(['25-32', '32-32', '25-', '', '32-25'].map(isInOrder)).toEqual([true, true, true, true, false]);
});

test('a range of incomes begins and ends where the bands begin', () => {
  const codes = ['0-100000', '0', '100000-200000', '10000000-', '100000-150000', 'prefer-not-to-say'];
  expect(listIncomeEnds(codes)).toEqual([100_000, 10_000_000]);
});

test('a parent manages the profiles of sons and of daughters', () => {
  expect(managersOf(['My Daughter', 'My Self'])).toEqual(['self', 'parent']);
  expect(valuesOfManagers(['parent'])).toEqual(['My Son', 'My Daughter']);
  expect(valuesOfManagers(managerNames)).toEqual(profileForChoices);
});

const value = (label: string, parent: string | null = null) => ({ code: label.toLowerCase(), label, parent });
const lists = {
  religion: [value('Hindu'), value('Christian'), value('Other')],
  community: [value('Nair', 'hindu'), value('Ezhava', 'hindu'), value('Goan', 'christian'), value('Other')],
  // The lists that this is about.
} as unknown as ChoiceLists;

test.each([
  [{ community: 'Nair,Goan' }, ['Nair', 'Goan']],
  [{ religion: 'Hindu' }, ['Nair', 'Ezhava']],
  [{ religion: 'Hindu', community: 'Goan' }, ['Goan']],
  [{ religion: 'Our own' }, []],
  [{}, []],
])('with %j the sub-communities of %j are offered', (chosen: Record<string, string>, expected) => {
  expect(listLabelsAbove('subCommunity', { chosenFor: (name) => chosen[name] ?? '', lists })).toEqual(
    expected,
  );
});

test('qualifications are named by the lowest from which on all are chosen, and by what else is', () => {
  const labels = [
    '12th',
    "Bachelor's – Arts",
    "Bachelor's – Law",
    "Master's – Arts",
    "Master's – Law",
    'PhD',
  ];
  const qualification = labels.map((label) => ({ code: label, label, parent: null }));
  // The other lists are not read.
  const ranked = { qualification } as unknown as ChoiceLists;
  const fold = (...values: string[]) => foldRanks(values, ranked);
  expect(fold(...labels.slice(1))).toEqual({ others: [], rank: "Bachelor's" });
  expect(fold('Other', "Bachelor's – Law", ...labels.slice(3))).toEqual({
    others: ["Bachelor's – Law", 'Other'],
    rank: "Master's",
  });
  expect(fold("Bachelor's – Law", "Bachelor's – Arts")).toEqual({ others: ["Bachelor's"], rank: undefined });
  expect(fold('PhD')).toEqual({ others: ['PhD'], rank: undefined });
  expect(foldRanks(['12th'], 'loading')).toEqual({ others: ['12th'], rank: undefined });
});
