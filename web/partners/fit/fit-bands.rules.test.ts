import { describe, expect, it, test } from 'vitest';
import type { DirectionWire } from '#contract/matches/partner-card.wire.ts';
import { fitBands, fitWordOf, headlineOf } from './fit-bands.rules.ts';
import type { CriterionWord } from './match-reasons.rules.ts';

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
  expect(said('age', 'height')).toBe('fits');
  expect(said('religion')).toBe('maybe');
});

test.each([
  [100, 'well'],
  [90, 'well'],
  [89, 'fits'],
  [80, 'fits'],
  [79, 'partly'],
  [50, 'partly'],
  [49, 'little'],
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

describe('the headline', () => {
  const of = (score: number | null, must_have = false): DirectionWire => ({
    score,
    matched: 0,
    stated: 1,
    criteria: [{ criterion: 'diet', verdict: 'missed', must_have }],
  });

  it('begins with the word of the two-way score, which orders the lists', () => {
    expect(headlineOf({ score: 92, mine: of(90), theirs: of(95) })).toEqual([{ of: 'both', word: 'well' }]);
    const words = [100, 90, 80, 70, 60, 50, 40].map(
      (score) => headlineOf({ score, mine: of(score), theirs: of(100) })[0]?.word,
    );
    const places = words.map((word) => fitBands.findIndex((band) => band.word === word));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('names the direction that fits less', () => {
    expect(headlineOf({ score: 81, mine: of(95), theirs: of(71) })).toEqual([
      { of: 'both', word: 'fits' },
      { of: 'theirs', word: 'partly' },
    ]);
    expect(headlineOf({ score: 88, mine: of(80), theirs: of(100) })).toEqual([{ of: 'both', word: 'fits' }]);
  });

  it('is both directions where one has no word of the score, a must-have that the viewer misses first', () => {
    expect(headlineOf({ score: 80, mine: of(80), theirs: of(null) })).toEqual([
      { of: 'mine', word: 'fits' },
      { of: 'theirs', word: 'open' },
    ]);
    expect(headlineOf({ score: 80, mine: of(80), theirs: of(90, true) })).toEqual([
      { of: 'theirs', word: 'misses' },
      { of: 'mine', word: 'fits' },
    ]);
    expect(headlineOf({ score: 80, mine: of(80, true), theirs: of(90, true) })[0]).toEqual({
      of: 'theirs',
      word: 'misses',
    });
  });
});
