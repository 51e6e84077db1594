import { describe, expect, it } from 'vitest';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Wanted } from './criteria.rules.ts';
import { type Frequency, listLeads, type Selectivity } from './leads.rules.ts';

const known = (frequent: Record<string, number>, untold = 0, other = 0.001): Frequency => ({
  frequent: new Map(Object.entries(frequent)),
  untold,
  other,
});
const selectivity: Selectivity = {
  rows: 100_000,
  facts: new Map([
    ['religion', known({ hindu: 0.7, muslim: 0.15, jain: 0.01 })],
    ['community', known({ nair: 0.02 })],
    ['motherTongue', known({ malayalam: 0.1 }, 0.2)],
    ['city', known({ kochi: 0.004 }, 0.3, 0.0001)],
  ]),
};
const among = (...values: string[]): Wanted => ({ kind: 'among', values });
const leadsOf = (wanted: [CriterionName, Wanted][], ...mustHave: CriterionName[]) =>
  listLeads({ wanted: new Map(wanted), mustHave: new Set(mustHave) }, selectivity);
const namesOf = (...asked: Parameters<typeof leadsOf>) => leadsOf(...asked).map(({ name }) => name);

describe('the criteria that lead to candidates', () => {
  it('come with the rarest first', () => {
    const names = namesOf([
      ['religion', among('hindu')],
      ['motherTongue', among('malayalam')],
      ['community', among('nair')],
    ]);
    expect(names).toEqual(['community', 'motherTongue', 'religion']);
  });

  it('are as frequent as all their values together, and whoever does not tell', () => {
    expect(leadsOf([['religion', among('muslim', 'jain')]])[0]?.share).toBeCloseTo(0.16);
    expect(leadsOf([['motherTongue', among('malayalam')]])[0]?.share).toBeCloseTo(0.3);
  });

  it('lead past whoever does not tell, when they are a must', () => {
    const wish: [CriterionName, Wanted] = ['motherTongue', among('malayalam')];
    expect(leadsOf([wish], 'motherTongue')[0]).toMatchObject({ takesUntold: false, isMustHave: true });
    expect(leadsOf([wish], 'motherTongue')[0]?.share).toBeCloseTo(0.1);
    expect(leadsOf([wish])[0]).toMatchObject({ takesUntold: true, isMustHave: false });
  });

  it('lead to whoever does not tell also where the statistics know of nobody', () => {
    expect(leadsOf([['religion', among('jain')]])[0]?.takesUntold).toBe(true);
  });

  it('count a value that the statistics do not name as a rare one', () => {
    expect(leadsOf([['city', among('thodupuzha')]], 'city')[0]?.share).toBeCloseTo(0.0001);
  });

  it('take in whoever does not tell, where nothing is known yet', () => {
    const wish = {
      wanted: new Map([['state', among('in-kl')]] as const),
      mustHave: new Set<CriterionName>(),
    };
    const unknown: Selectivity = { rows: 0, facts: new Map() };
    expect(listLeads(wish, unknown)).toMatchObject([{ name: 'state', share: 0, takesUntold: true }]);
  });

  it('are no sets of very many values, of which the statement alone would take seconds', () => {
    const values = Array.from({ length: 250 }, (_none, at) => `town ${at}`);
    expect(namesOf([['city', among(...values)]])).toEqual([]);
    expect(namesOf([['city', among(...values.slice(0, 12))]])).toEqual(['city']);
  });

  it('are neither ranges, nor sets of what is refused, nor facts without an index', () => {
    expect(
      namesOf([
        ['age', { kind: 'range', from: 25, to: 30 }],
        ['religion', { kind: 'anyBut', values: ['hindu'] }],
        ['diet', among('veg')],
      ]),
    ).toEqual([]);
  });
});
