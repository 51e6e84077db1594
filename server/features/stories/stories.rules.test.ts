import { describe, expect, it } from 'vitest';
import { findNotAgreed, initialsOf, isPlausibleWedding, monthOf, replaceNames } from './stories.rules.ts';

describe('a wedding date', () => {
  it.each([
    ['1950-01-01', true],
    ['2027-11-23', true],
    ['2027-11-24', false],
  ])('%s is plausible on 23 November 2026: %s', (date, isPlausible) => {
    expect(isPlausibleWedding(date, '2026-11-23')).toBe(isPlausible);
  });
});

describe('the agreement of a couple', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  const couple = { brideId: 1, groomId: 2 };
  const answerOf = (accountId: number, answer: string | null, days = 0) => ({
    accountId,
    answer,
    answeredAt: answer === null ? null : daysAgo(days),
  });

  it.each([
    ['none was asked', couple, [], 'both'],
    ['none has answered', couple, [answerOf(1, null), answerOf(2, null)], 'both'],
    ['one has agreed', couple, [answerOf(1, 'agreed'), answerOf(2, null)], 'groom'],
    ['one objects', couple, [answerOf(1, 'objected'), answerOf(2, 'agreed')], 'bride'],
    ['both agreed, one 90 days ago', couple, [answerOf(1, 'agreed', 90), answerOf(2, 'agreed')], null],
    ['one agreed longer ago', couple, [answerOf(1, 'agreed', 90.01), answerOf(2, 'agreed')], 'bride'],
    ['somebody else agreed', couple, [answerOf(3, 'agreed'), answerOf(4, 'agreed')], 'both'],
    ['the groom is erased', { ...couple, groomId: null }, [answerOf(1, 'agreed')], null],
    ['the groom is erased, and the bride silent', { ...couple, groomId: null }, [], 'bride'],
  ])('when %s', (_case, about, answers, missing) => {
    expect(findNotAgreed(about, { answers, now })).toBe(missing);
  });
});

it('the month of a wedding is its first day', () => {
  expect(monthOf('2026-02-28')).toBe('2026-02-01');
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
