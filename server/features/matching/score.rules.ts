import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { type Fact, meets, type Verdict, type WantedCriteria } from './criteria.rules.ts';

/** One criterion that somebody stated, held against the other person. */
export type CriterionVerdict = { name: CriterionName; verdict: Verdict; isMustHave: boolean };

/** What somebody looks for, held against another person. `met` and `told` are weights. */
export type Direction = { met: number; told: number; criteria: CriterionVerdict[] };

/** What somebody looks for. */
export type Wish = { wanted: WantedCriteria; mustHave: ReadonlySet<CriterionName> };
/** What somebody tells of themselves. */
export type Facts = Readonly<Record<CriterionName, Fact>>;

/** Holds what one person looks for against what the other tells. */
export function compareDirection({ wanted, mustHave }: Wish, facts: Facts): Direction {
  const direction: Direction = { met: 0, told: 0, criteria: [] };
  for (const [name, one] of wanted) {
    const verdict = meets(one, facts[name]);
    const { weight } = criteria[name];
    if (verdict !== 'unknown') direction.told += weight;
    if (verdict === 'met') direction.met += weight;
    direction.criteria.push({ name, verdict, isMustHave: mustHave.has(name) });
  }
  return direction;
}

/** Whether every must-have is met. What is not told meets none. */
export function meetsMustHaves({ criteria: verdicts }: Direction): boolean {
  return verdicts.every(({ verdict, isMustHave }) => !isMustHave || verdict === 'met');
}

/** The share of a direction in whole percent; null when nothing that is stated is told. */
export function shareOf({ met, told }: Pick<Direction, 'met' | 'told'>): number | null {
  return told === 0 ? null : Math.floor((100 * met) / told);
}

/** The score of two people of whom nothing is stated that the other tells. */
export const neutralScore = 50;

/**
 * The two-way score in whole percent: the harmonic mean of both shares, rounded down, so that a good half never makes up
 * for a bad one. A direction of which nothing can be said leaves it to the other. Source: reciprocal recommendation (Pizzato
 * et al., RECON, 2010). The repository says the same in SQL.
 */
export function scoreOf(
  mine: Pick<Direction, 'met' | 'told'>,
  theirs: Pick<Direction, 'met' | 'told'>,
): number {
  if (mine.told === 0 || theirs.told === 0) return shareOf(mine) ?? shareOf(theirs) ?? neutralScore;
  if (mine.met === 0 || theirs.met === 0) return 0;
  return Math.floor((200 * mine.met * theirs.met) / (mine.met * theirs.told + theirs.met * mine.told));
}
