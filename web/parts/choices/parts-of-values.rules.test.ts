import { expect, it } from 'vitest';
import { type ChoiceLists, searchChoices } from './choices.rules.ts';
import { withWordsOfParts } from './parts-of-values.rules.ts';

const areas = [
  { code: 'care', label: 'Nursing and health care', parent: null },
  { code: 'office', label: 'Office work', parent: null },
];
const lists = {
  profession_area: areas,
  working_as: [
    { code: 'staff-nurse', label: 'Staff nurse', parent: 'care' },
    { code: 'clerk', label: 'Clerk and typist', parent: 'office' },
    { code: 'other', label: 'Other', parent: 'office' },
  ],
} as unknown as ChoiceLists;
const wordsOfParts = new Map([['clerk', { same: ['LDC'], more: [] }]]);

it.each([
  ['nurse', ['Nursing and health care']],
  ['ldc', ['Office work']],
  ['and', ['Nursing and health care']],
  ['office', ['Office work']],
])('"%s" finds the area of a title', (typed, found) => {
  const synonyms = withWordsOfParts(new Map(), { list: 'profession_area', lists, wordsOfParts });
  expect(searchChoices(areas, { typed, synonyms }).map(({ label }) => label)).toEqual(found);
});

it('leaves the words of other lists as they are', () => {
  const words = new Map([['x', { same: ['y'], more: [] }]]);
  expect(withWordsOfParts(words, { list: 'religion', lists, wordsOfParts })).toBe(words);
});
