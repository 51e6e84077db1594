import { expect, test } from 'vitest';
import { codeOf, communitiesOf, searchChoices, withOther } from './choices.rules.ts';

const religion = [
  { code: 'hindu', label: 'Hindu', parent: null },
  { code: 'bahai', label: 'Baháʼí', parent: null },
  { code: 'other', label: 'Other', parent: null },
];
const community = [
  { code: 'hindu-nair', label: 'Nair', parent: 'hindu' },
  { code: 'hindu-brahmin', label: 'Brahmin – Iyer', parent: 'hindu' },
  { code: 'christian-latin', label: 'Latin Catholic', parent: 'christian' },
  { code: 'other', label: 'Other', parent: null },
  { code: 'prefer-not-to-say', label: 'Prefer not to say', parent: null },
];
const labelsFor = (words: string) => searchChoices(community, words).map(({ label }) => label);

test('a text of the list is its value, another text is Other, no text is nothing', () => {
  expect(['Hindu', 'Sarna Dharam', ''].map((text) => codeOf(religion, text))).toEqual([
    'hindu',
    'other',
    undefined,
  ]);
});

test('communities are those of the religion and those of every religion', () => {
  const codes = communitiesOf({ religion, community }, 'hindu').map(({ code }) => code);
  expect(codes).toEqual(['hindu-nair', 'hindu-brahmin', 'other', 'prefer-not-to-say']);
});

test('a list without Other gets it', () => {
  expect(withOther(religion.slice(0, 1), 'Other').map(({ code }) => code)).toEqual(['hindu', 'other']);
  expect(withOther(religion, 'Other')).toEqual(religion);
});

test('what begins with the words comes first, what always fits comes last', () => {
  expect(labelsFor('i')).toEqual(['Nair', 'Brahmin – Iyer', 'Latin Catholic', 'Other', 'Prefer not to say']);
  expect(labelsFor('lat')).toEqual(['Latin Catholic', 'Other', 'Prefer not to say']);
});

test('capitals and marks over letters make no difference', () => {
  expect(searchChoices(religion.slice(0, 2), 'BAHAI')).toHaveLength(1);
});
