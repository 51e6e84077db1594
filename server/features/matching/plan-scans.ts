import type { Context } from '#server/platform/context.ts';
import { allOf, type Condition } from './conditions.repository.ts';
import type { IndexScan } from './index-scans.repository.ts';
import {
  hasKnownCriterion,
  isCertain,
  isNotMissed,
  listStatedConditions,
  meetsTheirMustHaves,
  missesAnyCriterion,
  missesAtMost,
  missesNoneOfTheirs,
  type Seeker,
  type StatedCondition,
} from './pair.repository.ts';
import { bounds, type DrivingCriterion, listDrivingCriteria, nearShare, type Tier } from './ranking.rules.ts';
import { findSelectivity } from './selectivity.repository.ts';

/** Whose candidates are ranked, and what is asked of them beside the must-haves of both sides. */
export type CandidateQuery = {
  seeker: Seeker;
  /** Members who are no candidates: listed before, blocked, declined. */
  excluded: readonly number[];
  /** When set, no one else is a candidate. */
  only?: readonly number[] | undefined;
  /** Only candidates who miss a criterion of the seeker. */
  missesOnly?: boolean | undefined;
  /** A further condition on the whole row. */
  condition?: Condition | undefined;
  /** Scans everyone before the ranking ends, so that even rare must-haves fill a list. */
  isThorough?: boolean | undefined;
};

/** `readsAll`: so few members pass the driving must-have that all of them are read. */
export type RankingPlan = CandidateQuery & {
  stated: StatedCondition[];
  driving: DrivingCriterion[];
  readsAll: boolean;
};

export async function planRanking(
  context: Pick<Context, 'database' | 'now'>,
  query: CandidateQuery,
): Promise<RankingPlan> {
  const selectivity = await findSelectivity(context);
  const { seeker, only } = query;
  const driving = listDrivingCriteria(seeker.preference, selectivity);
  // One gender is about half of all.
  const estimate = selectivity.rows * 0.55 * (rarestMustHave(driving)?.share ?? 1);
  const readsAll = only !== undefined || estimate <= bounds.everyone.mostScanned;
  return { ...query, stated: listStatedConditions(seeker), driving, readsAll };
}

/** Candidates who miss nothing that either side states. */
export function planPerfectScan(plan: RankingPlan, tier: Tier): IndexScan {
  const { seeker, stated, driving, readsAll } = plan;
  const { mostScanned, mostRead } = bounds.perfect;
  const allKnown = tier === 'certain';
  const mine = splitByIndex(stated, allKnown ? ({ isMet }) => isMet : isNotMissed);
  const theirs = missesNoneOfTheirs(seeker);
  const tierCondition = allKnown ? isCertain(seeker, stated) : hasKnownCriterion(seeker, stated);
  const [rarest] = driving;
  return {
    ...plan,
    driving:
      rarest === undefined ? null : { ...rarest, includesUnknown: rarest.includesUnknown && !allKnown },
    rangeCondition: ageOf(stated),
    indexCondition: allOf([mine.inIndex, theirs.inIndex]),
    rowCondition: allOf([mine.inRow, theirs.inRow, tierCondition, queryCondition(plan)]),
    mostScanned,
    mostRead: readsAll ? mostScanned : mostRead,
  };
}

/** Candidates who miss little, scanned by the two rarest driving criteria. */
export function planNearScans(plan: RankingPlan): IndexScan[] {
  const { stated, driving } = plan;
  const mustHaves = stated.filter(({ isMustHave }) => isMustHave);
  const own = splitByIndex(mustHaves, ({ isMet }) => isMet);
  const most = Math.floor(nearShare * stated.reduce((sum, { weight }) => sum + weight, 0));
  const [rarest, next] = driving;
  const second = rarestMustHave(driving) ?? next;
  const both = rarest === second || second === undefined || rarest?.isMustHave ? [rarest] : [rarest, second];
  return both.map((one) => ({
    ...plan,
    driving: one ?? null,
    rangeCondition: ageOf(one === rarest ? mustHaves : stated),
    indexCondition: allOf([own.inIndex, missesAtMost(most, stated.filter(isInIndex))]),
    rowCondition: allOf([own.inRow, queryCondition(plan)]),
    ...bounds.near,
  }));
}

/** Everyone who passes the must-haves of both sides. */
export function planFullScan(plan: RankingPlan): IndexScan {
  const { mostScanned, mostRead } = bounds.everyone;
  const mustHaves = plan.stated.filter(({ isMustHave }) => isMustHave);
  const own = splitByIndex(mustHaves, ({ isMet }) => isMet);
  return {
    ...plan,
    driving: rarestMustHave(plan.driving),
    rangeCondition: ageOf(mustHaves),
    indexCondition: own.inIndex,
    rowCondition: allOf([own.inRow, queryCondition(plan)]),
    mostScanned,
    mostRead: plan.readsAll ? mostScanned : mostRead,
  };
}

function rarestMustHave(driving: readonly DrivingCriterion[]): DrivingCriterion | null {
  return driving.find(({ isMustHave }) => isMustHave) ?? null;
}

function queryCondition({ seeker, stated, missesOnly, condition }: RankingPlan): Condition {
  return allOf([
    meetsTheirMustHaves(seeker),
    ...(missesOnly ? [missesAnyCriterion(stated)] : []),
    ...(condition === undefined ? [] : [condition]),
  ]);
}

/** The age is part of the index key. */
function ageOf(stated: readonly StatedCondition[]): Condition {
  return allOf(stated.filter(({ name }) => name === 'age').map(({ isMet }) => isMet));
}

/** Facts that the indexes leave out: they have too many values, or are seldom asked for. */
const outsideIndex: ReadonlySet<string> = new Set(['city', 'district', 'workingAs', 'profileManagedBy']);

function isInIndex({ name }: StatedCondition): boolean {
  return !outsideIndex.has(name);
}

function splitByIndex(
  stated: readonly StatedCondition[],
  conditionOf: (one: StatedCondition) => Condition,
): { inIndex: Condition; inRow: Condition } {
  return {
    inIndex: allOf(stated.filter(isInIndex).map(conditionOf)),
    inRow: allOf(stated.filter((one) => !isInIndex(one)).map(conditionOf)),
  };
}
