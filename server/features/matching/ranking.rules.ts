import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { PartnerPreference } from './comparison.rules.ts';
import type { Candidate } from './matching-row.rules.ts';
import { bitsOf } from './stored-criteria.rules.ts';

/**
 * How much of the population one range of a ranking looks at, so that its cost does not grow with the population. Chosen by
 * measuring (docs/matching.md): higher bounds find hardly more of the best twelve, and cost time. `mostScanned` index entries
 * are looked at for each value of the driving criterion, and `mostRead` of them are read as whole rows.
 */
export const bounds = {
  perfect: { mostScanned: 6500, mostRead: 1500 },
  /** For each of the at most eight keys of wishes that a seeker may meet. */
  perfectOfKey: { mostScanned: 5000, mostRead: 500 },
  /** The rows are those whose score is probably highest, of this scan and the next one together. */
  near: { mostScanned: 5000, mostRead: 300 },
  /** By the second driving criterion, which is more frequent. */
  nearNext: { mostScanned: 2000, mostRead: 300 },
  everyone: { mostScanned: 4000, mostRead: 1000 },
  /** The steps of a thorough ranking before it ends. */
  far: [
    { mostScanned: 100_000, mostRead: 20_000 },
    { mostScanned: 1_000_000_000, mostRead: 100_000 },
  ],
  /** Rows read to count the candidates of a population that is not read as a whole. */
  counting: { mostScanned: 6000, mostRead: 600 },
} as const;

/** When no more members than this pass the driving must-have, all of them are compared in one statement. */
export const mostCompared = 7500;

/** Where a scan is expected to find fewer perfect candidates than this, their phase is left out. There are often many times as many. */
export const leastExpected = 0.15;

/**
 * Where the rarest driving criterion has no more members than this, and its index includes the other facts, the scan for near candidates
 * reads all that may be among the best.
 */
export const shortRange = 2500;

/** How many candidates one scan by activity rank returns, unless more are asked for. */
export const perfectAtOnce = 24;
/** How many candidates one ranking by score returns. */
export const scoredAtOnce = 240;
/** The highest total that is counted. */
export const mostCounted = 500;

/** Near candidates may have at least this score, as far as an index tells: so both sides miss less than a quarter of their wishes. */
export const leastNearScore = 86;

/**
 * Where a ranking continues. First come perfect candidates: both sides state something, and all of it is known and met. They are in
 * the order of activity rank from `upTo` downwards (null: from the highest). The score phase ranks everyone else by score.
 */
export type Phase = { upTo: number | null } | 'score';

export const firstPhase: Phase = { upTo: null };

/**
 * How often the values of a fact occur among the members of a gender, as shares. `other`: an estimate for any value not among the frequent.
 */
export type Frequency = { frequent: ReadonlyMap<string, number>; other: number };

/**
 * What is counted of a gender: its listed members, the values of their facts, how many want the same criteria, by bits, have the same
 * key, and which share was born in a year.
 */
export type Selectivity = {
  rows: number;
  facts: ReadonlyMap<string, Frequency>;
  wanted: ReadonlyMap<number, number>;
  keys: ReadonlyMap<string, number>;
  bornIn: ReadonlyMap<number, number>;
};

/** The criteria that can drive an index scan, with the indexed columns of their facts. */
export const drivingColumns = {
  religion: 'religion',
  community: 'community',
  subCommunity: 'sub_community',
  denomination: 'denomination',
  maritalStatus: 'marital_status',
  motherTongue: 'mother_tongue',
  state: 'state',
  city: 'city',
  district: 'district',
  workingAs: 'working_as',
} as const satisfies Partial<Record<CriterionName, string>>;
type DrivingName = keyof typeof drivingColumns;

/**
 * A criterion whose values select the index ranges of a scan: members with an unknown fact are found by another one. `share`: the
 * estimated share of all members in these ranges.
 */
export type DrivingCriterion = {
  name: DrivingName;
  values: readonly string[];
  isMustHave: boolean;
  share: number;
};

/** Criteria whose index includes nothing else, because few members share a value. */
export const narrowNames: ReadonlySet<CriterionName> = new Set([
  'city',
  'district',
  'workingAs',
  'subCommunity',
  'denomination',
]);

/** Most members have this marital status, so its index leaves them out. */
const unindexed: ReadonlySet<string> = new Set(['never-married']);

/**
 * Each value of the driving criterion is a scan of its own within one statement, which repeats all conditions: with very many
 * values, planning the statement alone would take seconds. Many members meet such a set, and a scan without it finds them too.
 */
const mostDrivingValues = 12;

/** The criteria of a preference that can drive a scan, the rarest first. */
export function listDrivingCriteria(
  { stated, mustHave }: PartnerPreference,
  { facts }: Pick<Selectivity, 'facts'>,
): DrivingCriterion[] {
  const found = criterionNames.flatMap((name): DrivingCriterion[] => {
    const value = stated.get(name);
    if (!isDriving(name) || value?.kind !== 'among' || value.values.length > mostDrivingValues) return [];
    if (value.values.some((one) => unindexed.has(one))) return [];
    const frequency = facts.get(name);
    const isMustHave = mustHave.has(name);
    const shares = value.values.map((one) => frequency?.frequent.get(one) ?? frequency?.other ?? 0);
    const share = shares.reduce((sum, one) => sum + one, 0);
    return [{ name, values: value.values, isMustHave, share }];
  });
  return found.toSorted((one, other) => one.share - other.share);
}

function isDriving(name: CriterionName): name is DrivingName {
  return Object.hasOwn(drivingColumns, name);
}

/** The share of members who state something, and about whose wanted criteria all facts of a seeker are known. */
export function shareWithin(
  { facts }: Pick<Candidate, 'facts'>,
  { wanted, rows }: Pick<Selectivity, 'wanted' | 'rows'>,
): number {
  if (wanted.size === 0) return 1;
  const unknown = criterionNames.filter((name) => facts[name] === null);
  const bits = unknown.reduce((all, name) => all | bitsOf(name), 0);
  const within = [...wanted].filter(([set]) => set !== 0 && (set & bits) === 0);
  return within.reduce((sum, [, members]) => sum + members, 0) / rows;
}
