import { describe, expect, it } from 'vitest';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { expectToMeetAll, rareBirthYears } from './birth-years.rules.ts';
import type { CriterionValue } from './comparison.rules.ts';

const today = '2026-11-25';
/** Half of the members were born in 2000, and a twentieth in each year from 1980 to 1984. */
const bornIn = new Map([[2000, 0.5], ...[1980, 1981, 1982, 1983, 1984].map((year) => [year, 0.05] as const)]);

describe('the years of birth of a rare age', () => {
  it('are all in which somebody of that age was born, also those in which no member was', () => {
    const found = rareBirthYears({ from: 44, to: 47 }, { today, bornIn });
    expect(found?.years).toEqual([1978, 1979, 1980, 1981, 1982]);
    expect(found?.share).toBeCloseTo(0.15);
  });

  it('are not looked at one by one where many have the age, or while nobody is counted', () => {
    expect(rareBirthYears({ from: 25, to: 27 }, { today, bornIn })).toBeNull();
    expect(rareBirthYears({ from: 44, to: 47 }, { today, bornIn: new Map() })).toBeNull();
  });

  it('have no end where the age has none', () => {
    expect(rareBirthYears({ from: 44, to: null }, { today, bornIn })).toBeNull();
  });
});

describe('how many are expected to meet everything', () => {
  const among = (value: string) => ({ kind: 'among', values: [value] }) as const;
  const tamil = { name: 'motherTongue', ...among('tamil'), isMustHave: false, share: 0.04 } as const;
  const expected = (stated: [CriterionName, CriterionValue][], shares: [CriterionName, number][] = []) =>
    expectToMeetAll(
      { stated: new Map(stated), mustHave: new Set(), shares: new Map(shares) },
      { today, rows: 1000, bornIn, driving: [tamil] },
    );

  it('is everybody where nothing is stated', () => {
    expect(expected([])).toBe(1000);
  });

  it('takes the counted share of a fact with an index where none is stored', () => {
    expect(expected([['motherTongue', among('tamil')]])).toBeCloseTo(40);
    expect(expected([['motherTongue', among('tamil')]], [['motherTongue', 90]])).toBeCloseTo(900);
  });

  it('is the product of the shares, of which none counts as nobody', () => {
    expect(expected([['religion', among('jain')]], [['religion', 20]])).toBeCloseTo(200);
    const rare = expected(
      [
        ['religion', among('jain')],
        ['city', among('kochi')],
      ],
      [
        ['religion', 20],
        ['city', 0],
      ],
    );
    expect(rare).toBeCloseTo(1);
  });

  it('counts a fact once that another one implies', () => {
    const stated: [CriterionName, CriterionValue][] = [
      ['religion', among('jain')],
      ['denomination', among('digambar')],
    ];
    const shares: [CriterionName, number][] = [
      ['religion', 20],
      ['denomination', 10],
    ];
    expect(expected(stated, shares)).toBeCloseTo(100);
  });

  it('counts the members of the wanted age', () => {
    expect(expected([['age', { kind: 'range', from: 25, to: 27 }]])).toBeCloseTo(500);
  });
});
