import { expect, it } from 'vitest';
import { joinDotted, joinParts, listDottedWords } from './join-parts.rules.ts';

const listed = new Set(['btech', 'mbbs', 'ca', 'phd', 'nonveg', 'doctor', 'ina']);
const join = (text: string) => joinParts(text.split(' '), (word) => listed.has(word));

it.each([
  ['b tech', ['btech']],
  ['b tech engineer', ['btech', 'engineer']],
  ['m b b s doctor', ['mbbs', 'doctor']],
  ['ph d', ['phd']],
  ['c a', ['ca']],
  // They may be the initials of a person.
  ['c a thomas', ['c', 'a', 'thomas']],
  ['joel n', ['joel', 'n']],
  // No part is as short as those of a degree, or it is a small word.
  ['non veg', ['non', 'veg']],
  ['in a', ['in', 'a']],
])('the parts of "%s" are the words %o', (text, words) => {
  expect(join(text)).toEqual(words);
});

it.each([
  ['c.a. thomas', 'ca. thomas'],
  ['st.marys b.tech', 'st.marys btech'],
])('with dots between its letters "%s" is one word where a list has it', (text, joined) => {
  expect(joinDotted(text, (word) => listed.has(word))).toBe(joined);
});

it('a word with dots is one word, too', () => {
  expect(listDottedWords('m.b.a. (finance), st. mary')).toEqual(['mba']);
});
