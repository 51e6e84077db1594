import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { PartnerPreference } from './comparison.rules.ts';

/**
 * How much of the population one range of a ranking looks at, so that its cost does not grow with the population. Chosen by
 * measuring (docs/matching.md): higher bounds find hardly more of the best twelve, and cost time. `mostScanned` index entries
 * are looked at for each value of the driving criterion, and `mostRead` of them are read as whole rows.
 */
export const bounds = {
  perfect: { mostScanned: 20_000, mostRead: 2500 },
  near: { mostScanned: 10_000, mostRead: 800 },
  /** A population within `mostScanned` is read as a whole. */
  everyone: { mostScanned: 6000, mostRead: 2000 },
  /** The steps of a thorough ranking before it ends. */
  far: [
    { mostScanned: 100_000, mostRead: 20_000 },
    { mostScanned: 1_000_000_000, mostRead: 100_000 },
  ],
  /** Rows read to count the candidates of a population that is not read as a whole. */
  counting: { mostScanned: 6000, mostRead: 600 },
} as const;

/** How many candidates one scan by activity rank returns, unless more are asked for. */
export const perfectAtOnce = 24;
/** How many candidates one ranking by score returns. */
export const scoredAtOnce = 240;
/** The highest total that is counted. */
export const mostCounted = 500;

/** A candidate who misses at most this share of the seeker's weights is near. */
export const nearShare = 0.25;

/**
 * The score that only near candidates reach: for anyone else the seeker's own share is below 75 %, and the harmonic mean of
 * 75 and 100 is below 86.
 */
export const leastNearScore = 86;

/**
 * Where a ranking continues. First come perfect candidates, who miss nothing that either side states, by activity rank from
 * `upTo` downwards (null: from the highest): first the tier with every stated fact known in both directions, then the tier with
 * something unknown. The score phase ranks everyone else by score.
 */
export type Phase = { tier: Tier; upTo: number | null } | 'score';
export type Tier = 'certain' | 'open';

export const firstPhase: Phase = { tier: 'certain', upTo: null };

/** How often the values of a fact occur among all members, as shares. `other`: an estimate for any value not among the frequent. */
export type Frequency = { frequent: ReadonlyMap<string, number>; unknown: number; other: number };

/** The database's statistics of matching rows. */
export type Selectivity = { rows: number; facts: ReadonlyMap<string, Frequency> };

/** The criteria that can drive an index scan, with the indexed columns of their facts. */
export const drivingColumns = {
  religion: 'religion',
  community: 'community',
  motherTongue: 'mother_tongue',
  state: 'state',
  city: 'city',
  district: 'district',
  workingAs: 'working_as',
} as const satisfies Partial<Record<CriterionName, string>>;
type DrivingName = keyof typeof drivingColumns;

/**
 * A criterion whose values select the index ranges of a scan. `includesUnknown`: members with an unknown fact are scanned too,
 * because it is no must-have. `share`: the estimated share of all members in these ranges.
 */
export type DrivingCriterion = {
  name: DrivingName;
  values: readonly string[];
  isMustHave: boolean;
  includesUnknown: boolean;
  share: number;
};

/**
 * Each value of the driving criterion is a scan of its own within one statement, which repeats all conditions: with very many
 * values, planning the statement alone would take seconds. Many members meet such a set, and a scan without it finds them too.
 */
const mostDrivingValues = 12;

/** The criteria of a preference that can drive a scan, the rarest first. */
export function listDrivingCriteria(
  { stated, mustHave }: PartnerPreference,
  { facts }: Selectivity,
): DrivingCriterion[] {
  const found = criterionNames.flatMap((name): DrivingCriterion[] => {
    const value = stated.get(name);
    if (!isDriving(name) || value?.kind !== 'among' || value.values.length > mostDrivingValues) return [];
    const frequency = facts.get(name);
    const isMustHave = mustHave.has(name);
    const unknown = isMustHave ? 0 : (frequency?.unknown ?? 0);
    const shares = value.values.map((one) => frequency?.frequent.get(one) ?? frequency?.other ?? 0);
    const share = shares.reduce((sum, one) => sum + one, unknown);
    // Unknown facts are included even if the statistics have none: they may be newer, and an empty range costs nothing.
    return [{ name, values: value.values, isMustHave, includesUnknown: !isMustHave, share }];
  });
  return found.toSorted((one, other) => one.share - other.share);
}

function isDriving(name: CriterionName): name is DrivingName {
  return Object.hasOwn(drivingColumns, name);
}
