import { describe, expect, it, test } from 'vitest';
import type { CriterionWord, Reason, Verdict } from './match-reasons.rules.ts';
import {
  fitBands,
  fitWordOf,
  listDifferences,
  sayingOf,
  strongestReasons,
  type FitPerson,
} from './fit-words.rules.ts';

const nothing = { score: null, matched: 0, stated: 0, criteria: [] };
const person: FitPerson = {
  u_gender: 'Male',
  age: 31,
  u_height: 178,
  u_marital_status: 'Never married',
  u_religion: 'Christian',
  u_community: 'Other',
  u_sub_community: null,
  u_denomination: 'Mar Thoma',
  u_mother_tongue: 'Malayalam',
  u_country: 'United Arab Emirates',
  u_state: 'Dubai',
  u_district: null,
  u_city: 'Dubai',
  u_qualification: 'MTech',
  u_profession_area: 'Software and IT',
  u_working_as: null,
  match: { score: 0, mine: nothing, theirs: nothing },
};

test('a missed must-have is said whatever the score is', () => {
  const missed = (must_have: boolean) =>
    fitWordOf({ score: 90, criteria: [{ criterion: 'age', verdict: 'missed', must_have }] });
  expect(missed(true)).toBe('misses');
  expect(missed(false)).toBe('well');
});

test('a profile of which little is known only may fit', () => {
  const said = (...unknown: CriterionWord[]) =>
    fitWordOf({
      score: 85,
      criteria: (['religion', 'age', 'height'] as const).map((criterion) => ({
        criterion,
        verdict: unknown.includes(criterion) ? 'unknown' : 'met',
        must_have: false,
      })),
    });
  expect(said('age', 'height')).toBe('well');
  expect(said('religion')).toBe('maybe');
});

function reason(criterion: CriterionWord, verdict: Verdict, isMustHave = false): Reason {
  return { criterion, verdict, isMustHave };
}

test.each([
  [100, 'well'],
  [80, 'well'],
  [79, 'fits'],
  [60, 'fits'],
  [59, 'partly'],
  [40, 'partly'],
  [39, 'little'],
  [0, 'little'],
  [null, 'open'],
] as const)('a score of %s is said as "%s"', (score, word) => {
  expect(fitWordOf({ score, criteria: [] })).toBe(word);
});

test('the bands go down to nothing, so that every score has a word', () => {
  const limits = fitBands.map(({ from }) => from);
  expect(limits).toEqual(limits.toSorted((one, other) => other - one));
  expect(limits.at(-1)).toBe(0);
});

describe('the strongest reasons', () => {
  it('are the heaviest wishes of the viewer beyond the must-haves', () => {
    const mine = [reason('age', 'met', true), reason('diet', 'met'), reason('community', 'met')];
    expect(strongestReasons({ mine, theirs: [reason('marital_status', 'met')] })).toMatchObject([
      { direction: 'mine', criterion: 'community' },
      { direction: 'mine', criterion: 'diet' },
    ]);
  });

  it('name the denomination or the community, and then not the religion', () => {
    const mine = [reason('religion', 'met'), reason('community', 'met'), reason('denomination', 'met')];
    expect(strongestReasons({ mine, theirs: [] })).toMatchObject([{ criterion: 'denomination' }]);
    expect(strongestReasons({ mine: mine.slice(0, 2), theirs: [] })).toMatchObject([
      { criterion: 'community' },
    ]);
  });

  it('are a must-have when nothing else is met, and a wish of the partner when the viewer has none', () => {
    const religion = reason('religion', 'met', true);
    expect(strongestReasons({ mine: [religion, reason('diet', 'missed')], theirs: [] })).toMatchObject([
      { direction: 'mine', criterion: 'religion' },
    ]);
    expect(strongestReasons({ mine: [], theirs: [religion] })).toMatchObject([{ direction: 'theirs' }]);
    expect(strongestReasons({ mine: [reason('diet', 'unknown')], theirs: [] })).toEqual([]);
  });
});

describe('the difference', () => {
  it('is the heaviest of both directions, a missed must-have before all others', () => {
    const mine = [reason('city', 'missed'), reason('age', 'met')];
    const theirs = [reason('mother_tongue', 'missed')];
    expect(listDifferences({ mine, theirs })[0]).toMatchObject({
      direction: 'theirs',
      criterion: 'mother_tongue',
    });
    expect(listDifferences({ mine: [reason('city', 'missed', true)], theirs })[0]).toMatchObject({
      direction: 'mine',
      criterion: 'city',
    });
    expect(listDifferences({ mine: [reason('city', 'unknown')], theirs: [] })).toEqual([]);
  });
});

test.each([
  ['age', 'missed', { kind: 'age', age: 31 }],
  ['height', 'met', { kind: 'height', centimetres: 178 }],
  ['religion', 'met', { kind: 'itself', fact: 'Christian' }],
  ['denomination', 'missed', { kind: 'itself', fact: 'Mar Thoma' }],
  ['sub_community', 'missed', undefined],
  ['mother_tongue', 'met', { kind: 'speaks', fact: 'Malayalam' }],
  ['country', 'met', { kind: 'livesIn', fact: 'United Arab Emirates' }],
  ['country', 'missed', { kind: 'livesIn', fact: 'Dubai' }],
  ['profession_area', 'missed', { kind: 'worksIn', fact: 'Software and IT' }],
  // "Other" and what is not stated are named by the criterion.
  ['community', 'missed', undefined],
  ['working_as', 'met', undefined],
  ['annual_income', 'met', undefined],
] as const)('%s that is %s is said by %j', (criterion, verdict, saying) => {
  expect(sayingOf(person, { criterion, verdict })).toEqual(saying);
});
