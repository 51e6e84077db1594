import type { DirectionWire, MatchWire } from '#contract/matches/partner-card.wire.ts';
import { criteria, criterionOf } from '#contract/preferences/preference.criteria.ts';
import type { Direction } from './match-reasons.rules.ts';

/** From which score on each word is said, the best first. */
export const fitBands = [
  { from: 100, word: 'fully' },
  { from: 80, word: 'well' },
  { from: 50, word: 'partly' },
  { from: 0, word: 'little' },
] as const;
/** Whether two members fit each other well, both directions taken together. */
export function fitsWell({ score }: Pick<MatchWire, 'score'>): boolean {
  return fitBands.some(({ from, word }) => word === 'well' && score >= from);
}

type Band = (typeof fitBands)[number]['word'];
/** `open`: nothing is asked for. `misses`: a must-have is not met, whatever the score is. */
export type FitWord = Band | 'open' | 'misses';

/** Returns the word for how well one member meets what the other looks for. */
export function fitWordOf({ score, criteria: compared }: Pick<DirectionWire, 'score' | 'criteria'>): FitWord {
  if (score === null) return 'open';
  if (compared.some(({ verdict, must_have }) => verdict === 'missed' && must_have)) return 'misses';
  const best = bestBandOf(compared);
  const bands = fitBands.slice(fitBands.findIndex(({ word }) => word === best));
  return bands.find(({ from }) => score >= from)?.word ?? 'little';
}

/**
 * Returns the word for how well a partner fits as far as their profile says: where it leaves out more than half of what is asked for, the
 * score is mostly that of others. Undefined where it says enough, or nothing.
 */
export function statedWordOf(
  side: Pick<DirectionWire, 'score' | 'criteria'>,
): Exclude<Band, 'fully'> | undefined {
  const stated = side.criteria.filter(({ verdict }) => verdict !== 'unknown');
  const isEnough = 2 * stated.length >= side.criteria.length;
  if (isEnough || stated.length === 0 || fitWordOf(side) === 'misses') return undefined;
  const share = (100 * sumWeights(stated.filter(({ verdict }) => verdict === 'met'))) / sumWeights(stated);
  return fitBands.flatMap(({ from, word }) => (word !== 'fully' && share >= from ? [word] : []))[0];
}

/** The score counts what is not stated as others usually answer it. Nobody fits fully by that, or well when it is most of what is asked for. */
function bestBandOf(compared: DirectionWire['criteria']): Band {
  if (compared.every(({ verdict }) => verdict === 'met')) return 'fully';
  const unknown = compared.filter(({ verdict }) => verdict === 'unknown');
  return 2 * sumWeights(unknown) > sumWeights(compared) ? 'partly' : 'well';
}

function sumWeights(some: DirectionWire['criteria']): number {
  return some.reduce((sum, one) => sum + weightOf(one), 0);
}

/** The weight of a criterion by its name in payloads. */
export function weightOf({ criterion }: { criterion: string }): number {
  const name = criterionOf(criterion);
  return name === undefined ? 0 : criteria[name].weight;
}

/** Returns the directions that are said of a match: the viewer's own first, and the partner's alone while the viewer looks for nothing. */
export function headlineOf({ mine }: Pick<MatchWire, 'mine'>): readonly Direction[] {
  return fitWordOf(mine) === 'open' ? ['theirs'] : ['mine', 'theirs'];
}
