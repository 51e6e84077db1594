import { describe, expect, it } from 'vitest';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { CriterionValue } from './comparison.rules.ts';
import { type Frequency, listDrivingCriteria, type Selectivity } from './ranking.rules.ts';

const frequencyOf = (frequent: Record<string, number>, unknown = 0, other = 0.001): Frequency => ({
  frequent: new Map(Object.entries(frequent)),
  unknown,
  other,
});
const selectivity: Selectivity = {
  rows: 100_000,
  facts: new Map([
    ['religion', frequencyOf({ hindu: 0.7, muslim: 0.15, jain: 0.01 })],
    ['community', frequencyOf({ nair: 0.02 })],
    ['motherTongue', frequencyOf({ malayalam: 0.1 }, 0.2)],
    ['city', frequencyOf({ kochi: 0.004 }, 0.3, 0.0001)],
  ]),
};
const among = (...values: string[]): CriterionValue => ({ kind: 'among', values });
const listOf = (stated: [CriterionName, CriterionValue][], ...mustHave: CriterionName[]) =>
  listDrivingCriteria({ stated: new Map(stated), mustHave: new Set(mustHave) }, selectivity);
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

  it('have the share of all their values together, and of unknown facts', () => {
    expect(listOf([['religion', among('muslim', 'jain')]])[0]?.share).toBeCloseTo(0.16);
    expect(listOf([['motherTongue', among('malayalam')]])[0]?.share).toBeCloseTo(0.3);
  });

  it('leave out unknown facts when they are must-haves', () => {
    const tongue: [CriterionName, CriterionValue] = ['motherTongue', among('malayalam')];
    expect(listOf([tongue], 'motherTongue')[0]).toMatchObject({ includesUnknown: false, isMustHave: true });
    expect(listOf([tongue], 'motherTongue')[0]?.share).toBeCloseTo(0.1);
    expect(listOf([tongue])[0]).toMatchObject({ includesUnknown: true, isMustHave: false });
  });

  it('include unknown facts even where the statistics have none', () => {
    expect(listOf([['religion', among('jain')]])[0]?.includesUnknown).toBe(true);
  });

  it('count a value outside the statistics as a rare one', () => {
    expect(listOf([['city', among('thodupuzha')]], 'city')[0]?.share).toBeCloseTo(0.0001);
  });

  it('include unknown facts without any statistics', () => {
    const preference = {
      stated: new Map([['state', among('in-kl')]] as const),
      mustHave: new Set<CriterionName>(),
    };
    expect(listDrivingCriteria(preference, { rows: 0, facts: new Map() })).toMatchObject([
      { name: 'state', share: 0, includesUnknown: true },
    ]);
  });

  it('are no sets of very many values, whose statement alone would take seconds', () => {
    const values = Array.from({ length: 250 }, (_none, at) => `town ${at}`);
    expect(namesOf([['city', among(...values)]])).toEqual([]);
    expect(namesOf([['city', among(...values.slice(0, 12))]])).toEqual(['city']);
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
