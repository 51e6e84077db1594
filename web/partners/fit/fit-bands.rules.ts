import type { DirectionWire, MatchWire } from '#contract/matches/partner-card.wire.ts';
import { criteria, criterionOf } from '#contract/preferences/preference.criteria.ts';
import type { Direction } from './match-reasons.rules.ts';

/** From which score on each word is said, the best first. */
export const fitBands = [
  { from: 90, word: 'well' },
  { from: 80, word: 'fits' },
  { from: 50, word: 'partly' },
  { from: 0, word: 'little' },
] as const;
type Band = (typeof fitBands)[number]['word'];
/**
 * `open`: nothing is asked for. `misses`: a must-have is not met, whatever the score is. `maybe`: of more than half of what is asked for
 * nothing is known.
 */
export type FitWord = Band | 'open' | 'misses' | 'maybe';

/** Returns the word for how well one member meets what the other looks for. */
export function fitWordOf({ score, criteria: compared }: Pick<DirectionWire, 'score' | 'criteria'>): FitWord {
  if (score === null) return 'open';
  if (compared.some(({ verdict, must_have }) => verdict === 'missed' && must_have)) return 'misses';
  const unknown = compared.filter(({ verdict }) => verdict === 'unknown');
  if (2 * sumWeights(unknown) > sumWeights(compared)) return 'maybe';
  return bandOf(score);
}

function bandOf(score: number): Band {
  return fitBands.find(({ from }) => score >= from)?.word ?? 'little';
}

function sumWeights(some: DirectionWire['criteria']): number {
  return some.reduce((sum, one) => sum + weightOf(one), 0);
}

/** The weight of a criterion by its name in payloads. */
export function weightOf({ criterion }: { criterion: string }): number {
  const name = criterionOf(criterion);
  return name === undefined ? 0 : criteria[name].weight;
}

/** A part of the headline of a match: a word for both ways together, or for one direction. */
export type HeadlinePart = { of: 'both'; word: Band } | { of: Direction; word: FitWord };

/**
 * Returns what a match is called: first the word of the two-way score, which orders every list, so that the words go down with the list;
 * then the direction that fits less than that. Where a direction has no word of the score, both are said, a must-have that the viewer
 * misses first.
 */
export function headlineOf({ score, mine, theirs }: MatchWire): HeadlinePart[] {
  const parts = [
    { of: 'mine', word: fitWordOf(mine) },
    { of: 'theirs', word: fitWordOf(theirs) },
  ] as const;
  if (parts.some(({ word }) => rankOf(word) === -1))
    return parts.toSorted((one, other) => Number(isMissedByViewer(other)) - Number(isMissedByViewer(one)));
  const word = bandOf(score);
  return [{ of: 'both', word }, ...parts.filter((part) => rankOf(part.word) > rankOf(word))];
}

function rankOf(word: FitWord): number {
  return fitBands.findIndex((band) => band.word === word);
}

function isMissedByViewer({ of, word }: HeadlinePart): boolean {
  return of === 'theirs' && word === 'misses';
}
