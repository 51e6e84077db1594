import { expect, it } from 'vitest';
import { readSiblings } from './siblings.rules.ts';

it.each([
  ['1 B (m), 2 S (1m)', 1, 2],
  ['Two elder brothers married, one younger sister', 2, 1],
  ['Bro: 2; Sis: nil', 2, 0],
  ['B3 S1', 3, 1],
  ['4S', null, 4],
  ['1 elder bro, 1 ygr bro', 2, null],
  ['3 sis. & no bro.', 0, 3],
  ['Only son', 0, null],
  ['only daughter, 1 brother', 1, 0],
  ['Single child', 0, 0],
  ['None', 0, 0],
  ['1 chechi (m), 1 aniyan', 1, 1],
  ['1 bhau, 2 bahin', 1, 2],
  ['nil / 2 sis', 0, 2],
  ['ek bhai, do behne shadishuda', 1, 2],
  ['iklauta beta', 0, 0],
  ['iklauta beta, 2 behen', 0, 2],
  ['No sibling', 0, 0],
  ['no sibs', 0, 0],
  ['nil siblings', 0, 0],
  ['Sibs: nil', 0, 0],
  ['Without siblings', 0, 0],
  ['no bro / sis', 0, 0],
  ['2 sibs', null, null],
  ['2/0', 2, 0],
  ['1 annaya', 1, null],
  ['2 Bro - unmarried, sis nil', 2, 0],
  ['bro nil, One younger sis', 0, 1],
  ['2 bros and sister - 1', 2, 1],
  ['1 EB, 1 YS', 1, 1],
  ['1 elder + 1 younger brother', 2, null],
  ['2 (1B, 1S)', 1, 1],
  ['2 bhai 1 behan', 2, 1],
  ['2 (both abroad)', null, null],
  ['married', null, null],
])('%s is %s brothers and %s sisters', (text, brothers, sisters) => {
  expect(readSiblings(text)).toEqual({ brothers, sisters });
});

it('two bare numbers are in the order of the header', () => {
  expect(readSiblings('2/0', true)).toEqual({ brothers: 0, sisters: 2 });
});
