import { describe, expect, it } from 'vitest';
import { initialsOf, isPlausibleWedding, replaceNames } from './stories.rules.ts';

describe('a wedding date', () => {
  it.each([
    ['1950-01-01', true],
    ['2027-11-23', true],
    ['2027-11-24', false],
  ])('%s is plausible on 23 November 2026: %s', (date, isPlausible) => {
    expect(isPlausibleWedding(date, '2026-11-23')).toBe(isPlausible);
  });
});

describe('what is left of a person', () => {
  it.each([
    ['Joseph', 'J.'],
    [' élodie', 'É.'],
    ['नेहा', 'ने.'],
    ['', ''],
  ])('of the name “%s” it is “%s”', (firstName, initial) => {
    expect(initialsOf({ firstName })).toEqual({ firstName: initial, lastName: '' });
  });

  it.each([
    // Parts of names with a hyphen stand for the person too.
    ['Anna-Maria, ANNA and Maria-Anna', { firstName: 'Anna-Maria', lastName: '' }, 'A., A. and M.-A.'],
    ['Anna and Annabelle, Joanna', { firstName: 'Anna', lastName: 'K' }, 'A. and Annabelle, Joanna'],
    ['O’Neil (Jr.) met M. O’Neil+', { firstName: 'M.', lastName: 'O’Neil (Jr.)' }, 'O. (. met M. O.+'],
    ['നീന and നീനയുടെ', { firstName: 'നീന', lastName: '' }, 'നീ. and നീനയുടെ'],
    ['Nothing to replace.', { firstName: ' ', lastName: '' }, 'Nothing to replace.'],
  ])('in “%s” the names are initials', (text, names, left) => {
    expect(replaceNames(text, names)).toBe(left);
  });
});
