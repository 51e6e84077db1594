import { describe, expect, it } from 'vitest';
import { ageOn } from '#contract/fields/age.ts';
import {
  type CriterionName,
  criterionNames,
  emptyPreference,
} from '#contract/preferences/preference.criteria.ts';
import {
  birthDates,
  compareDirection,
  type CriterionValue,
  type Facts,
  meets,
  meetsMustHaves,
  type PartnerPreference,
  readStatedCriteria,
  scoreOf,
  shareOf,
} from './comparison.rules.ts';

const codesOf = () => new Set(['hindu', 'jain', 'other', 'prefer-not-to-say']);
const statedReligion = (...religion: string[]) => {
  const value = readStatedCriteria({ ...emptyPreference, religion }, codesOf).get('religion');
  if (value === undefined) throw new Error('The criterion is stated');
  return value;
};
const range = (from: number | null, to: number | null) => ({ kind: 'range', from, to }) as const;
const exactly = (value: number) => ({ from: value, to: value });

describe('a criterion', () => {
  it('that is not stated is left out', () => {
    expect(readStatedCriteria(emptyPreference, codesOf).size).toBe(0);
  });

  it.each([
    ['a number within', range(25, 32), exactly(25), 'met'],
    ['a number at the other end', range(25, 32), exactly(32), 'met'],
    ['a number outside', range(25, 32), exactly(33), 'missed'],
    ['a number above an open end', range(25, null), exactly(99), 'met'],
    ['a number below an open end', range(null, 32), exactly(33), 'missed'],
    ['an unknown fact', range(25, 32), null, 'unknown'],
    ['a band around it', range(600_000, 600_000), { from: 500_000, to: 750_000 }, 'met'],
    ['a band that overlaps it', range(600_000, null), { from: 500_000, to: 750_000 }, 'met'],
    ['a band that ends where it begins', range(750_000, null), { from: 500_000, to: 750_000 }, 'missed'],
    ['a band that begins where it ends', range(null, 500_000), { from: 500_000, to: 750_000 }, 'missed'],
    ['a band that lies within', range(500_000, 750_000), { from: 500_000, to: 750_000 }, 'met'],
    ['a band without an upper end', range(20_000_000, null), { from: 10_000_000, to: null }, 'met'],
    ['a band without an upper end, above', range(null, 900_000), { from: 10_000_000, to: null }, 'missed'],
  ])('in numbers is compared with %s', (_case, value, fact, verdict) => {
    expect(meets(value, fact)).toBe(verdict);
  });

  it.each([
    ['a value of the set', ['hindu', 'jain'], 'jain', 'met'],
    ['another value', ['hindu'], 'jain', 'missed'],
    ['own words, in whatever capitals', ['hindu', 'Sarna Dharam'], 'SARNA dharam', 'met'],
    ['own words outside the set', ['hindu'], 'Sarna Dharam', 'missed'],
    ['an unknown fact', ['hindu'], null, 'unknown'],
    ['“Prefer not to say”', ['hindu', 'other'], 'prefer-not-to-say', 'unknown'],
    ['own words, when “Other” is accepted', ['hindu', 'other'], 'Sarna Dharam', 'met'],
    ['“Other” itself', ['other'], 'other', 'met'],
    ['a listed value, when only “Other” is', ['other'], 'jain', 'missed'],
  ])('of values is compared with %s', (_case, values, fact, verdict) => {
    expect(meets(statedReligion(...values), fact)).toBe(verdict);
  });
});

describe('the dates of birth of an age range', () => {
  const days = ['2026-03-01', '2027-02-28', '2028-02-29', '2100-02-28'];
  const births = ['1996-02-28', '1996-02-29', '1996-03-01', '1999-02-28', '2000-02-29', '2003-03-01'];

  it.each(days.flatMap((day) => births.map((birth) => [birth, day] as const)))(
    'are those of everyone of that age: born %s, on %s',
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

// One value for each criterion; `fromEntries` knows keys as strings alone.
const unknownFacts = Object.fromEntries(criterionNames.map((name) => [name, null])) as Facts;
const factsOf = (known: Partial<Facts>): Facts => ({ ...unknownFacts, ...known });
const preferring = (
  stated: [CriterionName, CriterionValue][],
  ...mustHave: CriterionName[]
): PartnerPreference => ({
  stated: new Map(stated),
  mustHave: new Set(mustHave),
  shares: new Map([['city', 7]]),
});
const among = (...values: string[]): CriterionValue => ({ kind: 'among', values });
const aged = (from: number, to: number): CriterionValue => ({ kind: 'range', from, to });

const aJain = factsOf({ age: { from: 30, to: 30 }, religion: 'jain', diet: 'veg' });
/** A direction by its weights: those that are met, and those that are stated. */
const direction = (met: number, stated: number) => ({ expected: 100 * met, stated });

describe('a preference, compared with the facts of another member', () => {
  it('adds up the weights of what is stated, of what is met, and the usual share of what is unknown', () => {
    const preference = preferring([
      ['age', aged(25, 32)],
      ['religion', among('hindu')],
      ['city', among('kochi')],
    ]);
    expect(compareDirection(preference, aJain)).toEqual({
      expected: 100 * 10 + 7 * 3,
      stated: 33,
      criteria: [
        { name: 'age', verdict: 'met', isMustHave: false },
        { name: 'religion', verdict: 'missed', isMustHave: false },
        { name: 'city', verdict: 'unknown', isMustHave: false },
      ],
    });
  });

  it('counts a religion more than a diet', () => {
    const { expected, stated } = compareDirection(
      preferring([
        ['religion', among('jain')],
        ['diet', among('non-veg')],
      ]),
      aJain,
    );
    const rest = { expected: 100 * stated - expected, stated };
    expect([shareOf({ expected, stated }), shareOf(rest)]).toEqual([76, 23]);
  });

  it('has half of what nobody is known to meet or to miss', () => {
    const preference = preferring([['height', aged(150, 180)]]);
    expect(shareOf(compareDirection(preference, aJain))).toBe(50);
  });

  it('is empty, without a share, when no criterion is stated', () => {
    const empty = compareDirection(preferring([]), aJain);
    expect(empty).toEqual({ expected: 0, stated: 0, criteria: [] });
    expect(shareOf(empty)).toBeNull();
  });

  it('has less for an empty profile than for one that meets most', () => {
    const preference = preferring([
      ['age', aged(25, 32)],
      ['religion', among('jain')],
      ['diet', among('veg')],
      ['height', aged(150, 180)],
      ['city', among('kochi')],
    ]);
    const silent = factsOf({ age: { from: 30, to: 30 } });
    const known = { ...aJain, height: { from: 160, to: 160 }, city: 'pune' };
    const [empty, full] = [compareDirection(preference, silent), compareDirection(preference, known)];
    expect([shareOf(empty), shareOf(full)]).toEqual([58, 93]);
  });
});

describe('a must-have', () => {
  it.each([
    ['is met by an accepted value', among('jain'), aJain, true],
    ['is not met by another value', among('hindu'), aJain, false],
    ['is not met by an unknown fact', among('jain'), factsOf({}), false],
  ])('%s', (_case, value, facts, isMet) => {
    const preference = preferring([['religion', value]], 'religion');
    expect(meetsMustHaves(compareDirection(preference, facts))).toBe(isMet);
  });

  it('allows other criteria to be missed', () => {
    const preference = preferring(
      [
        ['religion', among('jain')],
        ['diet', among('non-veg')],
      ],
      'religion',
    );
    expect(meetsMustHaves(compareDirection(preference, aJain))).toBe(true);
  });
});

describe('the two-way score', () => {
  it.each([
    ['of two who meet everything', direction(30, 30), direction(10, 10), 100],
    ['of two who meet half each', direction(5, 10), direction(10, 20), 50],
    ['stays near the smaller share', direction(10, 10), direction(2, 10), 33],
    ['is 0 when one meets nothing', direction(0, 10), direction(10, 10), 0],
    ['is 0 when both meet nothing', direction(0, 10), direction(0, 10), 0],
    ['counts one who states nothing as 80', direction(0, 0), direction(10, 10), 88],
    ['counts one who states nothing as 80, with a share below it', direction(1, 2), direction(0, 0), 61],
    ['is 80 when both state nothing', direction(0, 0), direction(0, 0), 80],
    [
      'of two who meet nine tenths each is above one who states nothing',
      direction(9, 10),
      direction(9, 10),
      90,
    ],
    ['is below 100 when the smallest weight is missed', direction(89, 90), direction(90, 90), 99],
  ])('%s', (_case, mine, theirs, score) => {
    expect(scoreOf(mine, theirs)).toBe(score);
    expect(scoreOf(theirs, mine)).toBe(score);
  });
});
