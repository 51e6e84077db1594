import { describe, expect, it } from 'vitest';
import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Wanted } from './criteria.rules.ts';
import { compareDirection, type Facts, meetsMustHaves, scoreOf, shareOf, type Wish } from './score.rules.ts';

// One value for each criterion; `fromEntries` knows keys as strings alone.
const nothingTold = Object.fromEntries(criterionNames.map((name) => [name, null])) as Facts;
const who = (told: Partial<Facts>): Facts => ({ ...nothingTold, ...told });
const lookingFor = (wanted: [CriterionName, Wanted][], ...mustHave: CriterionName[]): Wish => ({
  wanted: new Map(wanted),
  mustHave: new Set(mustHave),
});
const among = (...values: string[]): Wanted => ({ kind: 'among', values });
const aged = (from: number, to: number): Wanted => ({ kind: 'range', from, to });

const aJain = who({ age: { from: 30, to: 30 }, religion: 'jain', diet: 'veg' });
const direction = (met: number, told: number) => ({ met, told });

describe('what somebody looks for, held against another person', () => {
  it('weighs what is met among what is told', () => {
    const wish = lookingFor([
      ['age', aged(25, 32)],
      ['religion', among('hindu')],
      ['city', among('kochi')],
    ]);
    expect(compareDirection(wish, aJain)).toEqual({
      met: 10,
      told: 20,
      criteria: [
        { name: 'age', verdict: 'met', isMustHave: false },
        { name: 'religion', verdict: 'missed', isMustHave: false },
        { name: 'city', verdict: 'unknown', isMustHave: false },
      ],
    });
  });

  it('counts a religion more than a diet', () => {
    const religion = compareDirection(
      lookingFor([
        ['religion', among('jain')],
        ['diet', among('non-veg')],
      ]),
      aJain,
    );
    expect([shareOf(religion), shareOf({ met: religion.told - religion.met, told: religion.told })]).toEqual([
      62, 37,
    ]);
  });

  it('says nothing of whoever tells nothing of it', () => {
    const wish = lookingFor([['height', aged(150, 180)]]);
    expect(shareOf(compareDirection(wish, aJain))).toBeNull();
  });

  it('says nothing for whoever states nothing', () => {
    expect(compareDirection(lookingFor([]), aJain)).toEqual({ met: 0, told: 0, criteria: [] });
  });
});

describe('a must-have', () => {
  it.each([
    ['is met by whoever has it', among('jain'), aJain, true],
    ['is not met by whoever has something else', among('hindu'), aJain, false],
    ['is not met by whoever does not tell', among('jain'), who({}), false],
  ])('%s', (_case, wanted, facts, isMet) => {
    const wish = lookingFor([['religion', wanted]], 'religion');
    expect(meetsMustHaves(compareDirection(wish, facts))).toBe(isMet);
  });

  it('lets the wishes beside it be missed', () => {
    const wish = lookingFor(
      [
        ['religion', among('jain')],
        ['diet', among('non-veg')],
      ],
      'religion',
    );
    expect(meetsMustHaves(compareDirection(wish, aJain))).toBe(true);
  });
});

describe('the score of two people', () => {
  it.each([
    ['who are all that the other looks for', direction(30, 30), direction(10, 10), 100],
    ['who are half of it each', direction(5, 10), direction(10, 20), 50],
    ['of whom one adores and the other is cool', direction(10, 10), direction(2, 10), 33],
    ['of whom one has nothing that the other looks for', direction(0, 10), direction(10, 10), 0],
    ['who have nothing for each other', direction(0, 10), direction(0, 10), 0],
    ['of whom one states nothing', direction(0, 0), direction(7, 10), 70],
    ['of whom the other states nothing', direction(1, 3), direction(0, 0), 33],
    ['who state nothing', direction(0, 0), direction(0, 0), 50],
    ['of whom the least little is missed', direction(89, 90), direction(90, 90), 99],
  ])('%s', (_case, mine, theirs, score) => {
    expect(scoreOf(mine, theirs)).toBe(score);
    expect(scoreOf(theirs, mine)).toBe(score);
  });
});
