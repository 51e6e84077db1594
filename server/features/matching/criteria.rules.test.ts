import { describe, expect, it } from 'vitest';
import { ageOn } from '#contract/age.ts';
import { emptyPreference } from '#contract/preferences/stated-preference.ts';
import { birthDates, meets, readWanted } from './criteria.rules.ts';

const codesOf = () => new Set(['hindu', 'jain', 'other', 'prefer-not-to-say']);
const wantedReligion = (...religion: string[]) => {
  const wanted = readWanted({ ...emptyPreference, religion }, codesOf).get('religion');
  if (wanted === undefined) throw new Error('The criterion is stated');
  return wanted;
};
const range = (from: number | null, to: number | null) => ({ kind: 'range', from, to }) as const;
const exactly = (value: number) => ({ from: value, to: value });

describe('a criterion', () => {
  it('that is not stated is none', () => {
    expect(readWanted(emptyPreference, codesOf).size).toBe(0);
  });

  it.each([
    ['a number within', range(25, 32), exactly(25), 'met'],
    ['a number at the other end', range(25, 32), exactly(32), 'met'],
    ['a number outside', range(25, 32), exactly(33), 'missed'],
    ['a number above an open end', range(25, null), exactly(99), 'met'],
    ['a number below an open end', range(null, 32), exactly(33), 'missed'],
    ['nothing told', range(25, 32), null, 'unknown'],
    ['a band around it', range(600_000, 600_000), { from: 500_000, to: 750_000 }, 'met'],
    ['a band that overlaps it', range(600_000, null), { from: 500_000, to: 750_000 }, 'met'],
    ['a band that ends where it begins', range(750_000, null), { from: 500_000, to: 750_000 }, 'missed'],
    ['a band that begins where it ends', range(null, 500_000), { from: 500_000, to: 750_000 }, 'missed'],
    ['a band that lies within', range(500_000, 750_000), { from: 500_000, to: 750_000 }, 'met'],
    ['a band without an upper end', range(20_000_000, null), { from: 10_000_000, to: null }, 'met'],
    ['a band without an upper end, above', range(null, 900_000), { from: 10_000_000, to: null }, 'missed'],
  ])('in numbers is held against %s', (_case, wanted, fact, verdict) => {
    expect(meets(wanted, fact)).toBe(verdict);
  });

  it.each([
    ['a value of the set', ['hindu', 'jain'], 'jain', 'met'],
    ['another value', ['hindu'], 'jain', 'missed'],
    ['own words, in whatever capitals', ['hindu', 'Sarna Dharam'], 'SARNA dharam', 'met'],
    ['own words that nobody asked for', ['hindu'], 'Sarna Dharam', 'missed'],
    ['nothing told', ['hindu'], null, 'unknown'],
    ['somebody who would rather not tell', ['hindu', 'other'], 'prefer-not-to-say', 'unknown'],
    ['own words, when others are welcome', ['hindu', 'other'], 'Sarna Dharam', 'met'],
    ['“Other” itself', ['other'], 'other', 'met'],
    ['a listed value, when only others are', ['other'], 'jain', 'missed'],
  ])('of values is held against %s', (_case, values, fact, verdict) => {
    expect(meets(wantedReligion(...values), fact)).toBe(verdict);
  });
});

describe('the dates of birth of an age', () => {
  const days = ['2026-03-01', '2027-02-28', '2028-02-29', '2100-02-28'];
  const births = ['1996-02-28', '1996-02-29', '1996-03-01', '1999-02-28', '2000-02-29', '2003-03-01'];

  it.each(days.flatMap((day) => births.map((birth) => [birth, day] as const)))(
    'are those of people who have it: born %s, on %s',
    (birth, day) => {
      for (let age = 18; age < 110; age += 1) {
        const { after, until } = birthDates({ from: age, to: age }, day);
        const isWithin = birth > (after ?? '') && birth <= (until ?? '9999');
        expect([age, isWithin]).toEqual([age, ageOn(birth, day) === age]);
      }
    },
  );

  it('have open ends where the range has', () => {
    expect(birthDates({ from: 30, to: null }, '2026-11-20')).toEqual({ after: null, until: '1996-11-20' });
    expect(birthDates({ from: null, to: 30 }, '2026-11-20')).toEqual({ after: '1995-11-20', until: null });
  });
});
