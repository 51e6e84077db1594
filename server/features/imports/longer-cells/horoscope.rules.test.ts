import { expect, it } from 'vitest';
import { readGotra } from './horoscope.rules.ts';

it.each([
  ['Rohini / Vadhula gothram', 'Vadhula'],
  ['Kaundinya gotra', 'Kaundinya'],
  ['Gotra: Parashar', 'Parashar'],
  ['G: Upamanyu', 'Upamanyu'],
  ['Moudgalya - Revathi', 'Moudgalya'],
  ['Chothi, Kanni rasi', null],
  ['Sudha jathakam', null],
  ['Bharani', null],
])('the gotra of %s is %s', (text, gotra) => {
  expect(readGotra(text)).toBe(gotra);
});
