import { expect, test } from 'vitest';
import {
  describeIncome,
  isExactIncome,
  joinWords,
  splitWords,
  writeLakhs,
  writeNumber,
} from './fact-formats.rules.ts';

test.each([
  ['750000', { kind: 'exact', lakhs: '7.50' }],
  ['12345678', { kind: 'exact', lakhs: '123.46' }],
  ['0', { kind: 'exact', lakhs: '0.00' }],
  ['500000-750000', { kind: 'between', from: '5', to: '7.5' }],
  ['10000000-', { kind: 'atLeast', from: '100' }],
  ['Prefer not to say', { kind: 'undisclosed' }],
  ['a lot', undefined],
])('the income %s', (text, expected) => {
  expect(describeIncome(text)).toEqual(expected);
});

test('an exact income is one number', () => {
  expect(['750000', '500000-750000', '', '10000000-'].map(isExactIncome)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('numbers are written as in India', () => {
  expect([writeLakhs(750_000), writeLakhs(10_000_000), writeNumber(123_456)]).toEqual([
    '7.5',
    '100',
    '1,23,456',
  ]);
});

test('several values read as words', () => {
  expect(joinWords(splitWords('Tamil, English,,Malayalam '), 'en')).toBe('Tamil, English and Malayalam');
});
