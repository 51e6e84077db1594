import { expect, it } from 'vitest';
import { isLessThan } from './guesses.rules.ts';

it.each([
  ['Driver', 'Taxi driver'],
  ['DRIVER, Dubai', 'Taxi driver'],
  ['Teacher', 'School teacher'],
  ['Care taker / Israel', 'Home nurse'],
  ['IT, Germany', 'Software engineer'],
])('“%s” says less than %s', (text, label) => {
  expect(isLessThan(label, { list: 'working_as', text })).toBe(true);
});

it.each([
  ['Taxi driver', 'Taxi driver'],
  ['Driver of a taxi', 'Taxi driver'],
  ['S/W Engr', 'Software engineer'],
  ['Cab', 'Taxi driver'],
])('“%s” names %s, or says it by other words', (text, label) => {
  expect(isLessThan(label, { list: 'working_as', text })).toBe(false);
});

it('a name among several of one value names it', () => {
  expect(isLessThan('Brahmin – Iyer', { list: 'community', text: 'Iyer' })).toBe(false);
  expect(isLessThan('Roman Catholic (Latin)', { list: 'denomination', text: 'Latin' })).toBe(false);
  expect(isLessThan('Roman Catholic (Latin)', { list: 'denomination', text: 'Catholic' })).toBe(true);
  expect(isLessThan('Mumbai City', { list: 'district', text: 'Mumbai' })).toBe(false);
});
