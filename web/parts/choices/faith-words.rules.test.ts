import { expect, test } from 'vitest';
import { makeChoiceLists } from '#tests/components/support/choice-lists.ts';
import { findFaithWords } from './faith-words.rules.ts';

const religion = [
  { code: 'christian', label: 'Christian', parent: null },
  { code: 'muslim', label: 'Muslim', parent: null },
  { code: 'sikh', label: 'Sikh', parent: null },
];
const lists = { ...makeChoiceLists(), religion };

test.each([
  ['Christian', 'christian'],
  ['Muslim', 'muslim'],
  ['Sikh', 'other'],
  ['Own words', 'other'],
  ['', 'other'],
] as const)('the denomination of %s is asked for in the words of %s', (label, words) => {
  expect(findFaithWords(lists, label)).toBe(words);
});

test('without the lists the words fit every religion', () => {
  expect(findFaithWords('loading', 'Christian')).toBe('other');
});
