import { describe, expect, it } from 'vitest';
import { type CriterionName, criterionNames } from '#contract/preferences/preference.criteria.ts';
import type { CriterionValue, Facts } from './comparison.rules.ts';
import { bitsOf } from './stored-criteria.rules.ts';
import { type Frequency, listDrivingCriteria, shareWithin, type Selectivity } from './ranking.rules.ts';

const frequencyOf = (frequent: Record<string, number>, other = 0.001): Frequency => ({
  frequent: new Map(Object.entries(frequent)),
  other,
});
const selectivity: Pick<Selectivity, 'facts'> = {
  facts: new Map([
    ['religion', frequencyOf({ hindu: 0.7, muslim: 0.15, jain: 0.01 })],
    ['community', frequencyOf({ nair: 0.02 })],
    ['motherTongue', frequencyOf({ malayalam: 0.1 })],
    ['city', frequencyOf({ kochi: 0.004 }, 0.0001)],
  ]),
};
const among = (...values: string[]): CriterionValue => ({ kind: 'among', values });
const listOf = (stated: [CriterionName, CriterionValue][], ...mustHave: CriterionName[]) =>
  listDrivingCriteria(
    { stated: new Map(stated), mustHave: new Set(mustHave), shares: new Map() },
    selectivity,
  );
const namesOf = (...preference: Parameters<typeof listOf>) => listOf(...preference).map(({ name }) => name);

describe('the driving criteria', () => {
  it('come with the rarest first', () => {
    const names = namesOf([
      ['religion', among('hindu')],
      ['motherTongue', among('malayalam')],
      ['community', among('nair')],
    ]);
    expect(names).toEqual(['community', 'motherTongue', 'religion']);
  });

  it('have the share of all their values together', () => {
    expect(listOf([['religion', among('muslim', 'jain')]])[0]?.share).toBeCloseTo(0.16);
  });

  it('say which of them are must-haves', () => {
    const tongue: [CriterionName, CriterionValue] = ['motherTongue', among('malayalam')];
    expect(listOf([tongue], 'motherTongue')[0]).toMatchObject({ isMustHave: true });
    expect(listOf([tongue])[0]).toMatchObject({ isMustHave: false });
  });

  it('count a value outside the statistics as a rare one', () => {
    expect(listOf([['city', among('thodupuzha')]], 'city')[0]?.share).toBeCloseTo(0.0001);
  });

  it('count as nobody without any statistics', () => {
    const preference = {
      stated: new Map([['state', among('in-kl')]] as const),
      mustHave: new Set<CriterionName>(),
      shares: new Map<CriterionName, number>(),
    };
    expect(listDrivingCriteria(preference, { facts: new Map() })).toMatchObject([
      { name: 'state', share: 0 },
    ]);
  });

  it('are no sets of very many values, whose statement alone would take seconds', () => {
    const values = Array.from({ length: 250 }, (_none, at) => `town ${at}`);
    expect(namesOf([['city', among(...values)]])).toEqual([]);
    expect(namesOf([['city', among(...values.slice(0, 12))]])).toEqual(['city']);
  });

  it('are marital statuses only where most members have another one', () => {
    expect(namesOf([['maritalStatus', among('divorced', 'widowed')]])).toEqual(['maritalStatus']);
    expect(namesOf([['maritalStatus', among('divorced', 'never-married')]])).toEqual([]);
  });

  it('are neither ranges, nor sets of refused values, nor facts without an index', () => {
    expect(
      namesOf([
        ['age', { kind: 'range', from: 25, to: 30 }],
        ['religion', { kind: 'anyBut', values: ['hindu'] }],
        ['diet', among('veg')],
      ]),
    ).toEqual([]);
  });
});

function factsOf(...known: CriterionName[]): Facts {
  return Object.fromEntries(
    criterionNames.map((name) => [name, known.includes(name) ? 'known' : null]),
  ) as Facts;
}

describe('the members whose wanted criteria a seeker can meet', () => {
  const wanted = new Map([
    [0, 40],
    [bitsOf('age'), 30],
    [bitsOf('age') + bitsOf('diet'), 30],
  ]);

  it('are those who want something, and only facts that the seeker states', () => {
    expect(shareWithin({ facts: factsOf('age') }, { wanted, rows: 100 })).toBeCloseTo(0.3);
    expect(shareWithin({ facts: factsOf('age', 'diet') }, { wanted, rows: 100 })).toBeCloseTo(0.6);
  });

  it('are all while nobody is counted', () => {
    expect(shareWithin({ facts: factsOf('age') }, { wanted: new Map(), rows: 0 })).toBe(1);
  });
});
