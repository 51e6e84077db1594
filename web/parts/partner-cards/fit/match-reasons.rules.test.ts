import { describe, expect, it } from 'vitest';
import { criterionNames, formNameOf } from '#contract/preferences/preference.criteria.ts';
import { matchReasons } from '#web/locales/en/partners/match-reasons.ts';
import { partners } from '#web/locales/en/partners/partners.ts';
import { listReasons } from './match-reasons.rules.ts';

const direction = (stated: number) => ({ score: null, matched: 0, stated, criteria: [] });
const verdictOf = (criterion: string, verdict: 'met' | 'missed' | 'unknown') => ({
  criterion,
  verdict,
  must_have: criterion === 'religion',
});

describe('the reasons of a match', () => {
  it('begin with what is met and end with what is unknown', () => {
    const criteria = [
      verdictOf('age', 'unknown'),
      verdictOf('religion', 'missed'),
      verdictOf('diet', 'met'),
      verdictOf('height', 'met'),
    ];
    expect(listReasons({ ...direction(4), criteria }, partners.criteria)).toEqual([
      { criterion: 'diet', verdict: 'met', isMustHave: false },
      { criterion: 'height', verdict: 'met', isMustHave: false },
      { criterion: 'religion', verdict: 'missed', isMustHave: true },
      { criterion: 'age', verdict: 'unknown', isMustHave: false },
    ]);
  });

  it('leave out a criterion without a sentence', () => {
    const criteria = [verdictOf('star_sign', 'met')];
    expect(listReasons({ ...direction(1), criteria }, partners.criteria)).toEqual([]);
  });

  it('have sentences for every criterion in both directions', () => {
    const words = criterionNames.map((name) => formNameOf(name)).toSorted();
    for (const catalogue of [partners.criteria, matchReasons.mine, matchReasons.theirs])
      expect(Object.keys(catalogue).toSorted()).toEqual(words);
  });
});
