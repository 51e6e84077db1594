import { expect, test } from 'vitest';
import type { DirectionWire } from '#contract/matches/partner-card.wire.ts';
import { fitBands, fitsWell, fitWordOf, headlineOf, statedWordOf } from './fit-bands.rules.ts';
import type { CriterionWord } from './match-reasons.rules.ts';

test('a missed must-have is said whatever the score is', () => {
  const missed = (must_have: boolean) =>
    fitWordOf({ score: 90, criteria: [{ criterion: 'age', verdict: 'missed', must_have }] });
  expect(missed(true)).toBe('misses');
  expect(missed(false)).toBe('well');
});

test('nobody fits fully by what is not stated, or well when that is most of it', () => {
  const said = (...unknown: CriterionWord[]) =>
    fitWordOf({
      score: 100,
      criteria: (['religion', 'age', 'height'] as const).map((criterion) => ({
        criterion,
        verdict: unknown.includes(criterion) ? 'unknown' : 'met',
        must_have: false,
      })),
    });
  expect(said()).toBe('fully');
  expect(said('age', 'height')).toBe('well');
  expect(said('religion')).toBe('partly');
});

test.each([
  ['met', ['diet', 'state', 'working_as'], 'well'],
  ['missed', ['diet', 'state', 'working_as'], 'partly'],
  ['met', ['diet', 'state'], undefined],
] as const)(
  'where age is %s, and %j are not stated, it is said as far as stated: %s',
  (age, unknown, word) => {
    const criteria = [
      { criterion: 'religion', verdict: 'met', must_have: false } as const,
      { criterion: 'age', verdict: age, must_have: false } as const,
      ...unknown.map((criterion) => ({ criterion, verdict: 'unknown', must_have: false }) as const),
    ];
    expect(statedWordOf({ score: 85, criteria })).toBe(word);
    expect(statedWordOf({ score: 85, criteria: criteria.slice(2) })).toBeUndefined();
  },
);

test.each([
  [100, 'fully'],
  [99, 'well'],
  [80, 'well'],
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

test('the own direction is said first, and only the other one while nothing is looked for', () => {
  const mine = (score: number | null): DirectionWire => ({ score, matched: 0, stated: 1, criteria: [] });
  expect(headlineOf({ mine: mine(60) })).toEqual(['mine', 'theirs']);
  expect(headlineOf({ mine: mine(null) })).toEqual(['theirs']);
});

test('two members fit well from the score on that says so', () => {
  expect([79, 80, 100].map((score) => fitsWell({ score }))).toEqual([false, true, true]);
});
