import type { Context } from '#server/platform/context.ts';
import { rareBirthYears } from './birth-years.rules.ts';
import { allOf, type Condition } from './conditions.repository.ts';
import type { ExactRanking } from './exact-ranking.repository.ts';
import type { Driving, IndexScan, Likely } from './index-scans.repository.ts';
import { factColumn } from './matching-row.rules.ts';
import {
  listStatedConditions,
  mostExpected,
  meetsAllOfTheirs,
  meetsOwnMustHaves,
  type Seeker,
  splitTheirMustHaves,
  type StatedCondition,
  statesSomething,
} from './pair.repository.ts';
import {
  bounds,
  type DrivingCriterion,
  listDrivingCriteria,
  leastNearScore,
  mostCompared,
  narrowNames,
  type Selectivity,
} from './ranking.rules.ts';
import { keysOf } from './wanted-marks.ts';
import { findSelectivities } from './selectivity.repository.ts';

/** Whose candidates are ranked, and what is asked of them beside the must-haves of both sides. */
export type CandidateQuery = {
  seeker: Seeker;
  /** Members who are no candidates: listed before, blocked, declined. */
  excluded: readonly number[];
  /** When set, no one else is a candidate. */
  only?: readonly number[] | undefined;
  /** A further condition on the whole row. */
  condition?: Condition | undefined;
  /** Scans everyone before the ranking ends, so that even rare must-haves fill a list. */
  isThorough?: boolean | undefined;
};

/** `readsAll`: so few members pass the driving must-have that comparing all of them is cheaper than any scan. */
export type RankingPlan = CandidateQuery & {
  stated: StatedCondition[];
  driving: DrivingCriterion[];
  /** The ranges of a rare age; null where the age is none. */
  byAge: DrivingByAge | null;
  selectivity: Selectivity;
  readsAll: boolean;
};

/** An index that includes nothing else reads the row of each entry, which takes as long as so many entries of another index. */
const costOfRow = 8;

export async function planRanking(
  context: Pick<Context, 'database' | 'now'>,
  query: CandidateQuery,
): Promise<RankingPlan> {
  const { byGender, uncounted } = await findSelectivities(context);
  const { seeker, only } = query;
  const counted = seeker.genders.flatMap((gender) => byGender.get(gender) ?? []);
  const [selectivity = uncounted] = counted.toSorted((one, other) => other.rows - one.rows);
  const driving = listDrivingCriteria(seeker.preference, selectivity);
  const estimate = selectivity.rows * (rarestMustHave(driving)?.share ?? 1);
  const readsAll = only !== undefined || estimate <= mostCompared;
  const costOf = ({ name, share }: DrivingCriterion) => share * (narrowNames.has(name) ? costOfRow : 1);
  const byCost = driving.toSorted((one, other) => costOf(one) - costOf(other));
  const byAge = driveByAge(driving, { seeker, selectivity });
  return { ...query, stated: listStatedConditions(seeker), driving: byCost, byAge, selectivity, readsAll };
}

/** Everyone who passes the must-haves of both sides, without a bound. */
export function planExactRanking(plan: RankingPlan, most: number): ExactRanking {
  const condition = allOf([meetsOwnMustHaves(plan.stated), theirsInIndex(plan), queryCondition(plan)]);
  return { ...plan, condition, most };
}

/** Candidates with the highest score: both sides state something, and all of it is known and met. */
export function planPerfectScan(plan: RankingPlan): IndexScan {
  const { seeker, stated } = plan;
  const mine = splitByIndex(stated, ({ isMet }) => isMet);
  const theirs = meetsAllOfTheirs(seeker);
  return {
    ...plan,
    ...drivePerfect(plan),
    rangeCondition: ageOf(stated),
    indexCondition: allOf([statesSomething, mine.inIndex, theirs.inIndex]),
    rowCondition: allOf([mine.inRow, theirs.inRow, queryCondition(plan)]),
  };
}

/** The ranges of perfect candidates: by what they want, or by the rarest fact that the seeker asks for, whichever are fewer. */
function drivePerfect({
  seeker,
  driving,
  byAge,
  selectivity,
}: RankingPlan): Pick<IndexScan, 'driving' | 'mostScanned' | 'mostRead'> {
  const keys = keysOf(seeker.facts);
  const rarest = rarerOf(driving[0], byAge);
  const ofRarest = selectivity.rows * (rarest?.share ?? 1);
  const ofAllKeys = keys.reduce((sum, key) => sum + (selectivity.keys.get(key) ?? 0), 0);
  if (selectivity.keys.size > 0 && ofAllKeys < ofRarest) {
    return { driving: byKeys(keys), ...bounds.perfectOfKey };
  }
  return { driving: drivingOf(rarest), ...bounds.perfect };
}

/** Candidates who miss little, scanned by the two rarest driving criteria. */
export function planNearScans(plan: RankingPlan): IndexScan[] {
  const { stated } = plan;
  const mustHaves = stated.filter(({ isMustHave }) => isMustHave);
  const own = splitByIndex(mustHaves, ({ isMet }) => isMet);
  const { rarest, second } = driveNear(plan);
  const conditions = {
    indexCondition: allOf([theirsInIndex(plan), own.inIndex]),
    rowCondition: allOf([own.inRow, queryCondition(plan)]),
  };
  const first = { driving: drivingOf(rarest), rangeCondition: ageOf(mustHaves), ...bounds.near };
  if (second === undefined) return [{ ...plan, ...conditions, ...first }];
  const next = { driving: drivingOf(second), rangeCondition: ageOf(stated), ...bounds.nearNext };
  return [first, next].map((one) => ({ ...plan, ...conditions, ...one }));
}

type Ranges = DrivingCriterion | DrivingByAge | undefined;

/** The ranges of the first scan for near candidates, and of the second one where it finds others. */
function driveNear({ driving, byAge }: RankingPlan): { rarest: Ranges; second: Ranges } {
  const [rarestFact, ...others] = driving;
  const rarest = rarerOf(rarestFact, byAge?.isAgeMustHave === true ? byAge : null);
  if (rarest?.isMustHave === true) return { rarest, second: undefined };
  const mustHave = rarestMustHave(driving);
  const frequent = mustHave ?? others.find(({ name }) => !narrowNames.has(name));
  // Instead of a must-have, another one.
  const second = rarerOf(frequent, mustHave === undefined || byAge?.isMustHave === true ? byAge : null);
  return { rarest, second: second === rarest ? undefined : second };
}

/** Which of the near candidates are read. */
export function planLikely({ seeker, stated }: RankingPlan): Likely {
  const most = mostExpected(seeker, { stated, judged: stated.filter(isInIndex) });
  return { leastScore: leastNearScore, most, mostRead: bounds.near.mostRead };
}

/** Everyone who passes the must-haves of both sides. */
export function planFullScan(plan: RankingPlan): IndexScan {
  const { byAge } = plan;
  const isByAge = byAge?.isMustHave === true && byAge.isAgeMustHave;
  const rarest = rarerOf(rarestMustHave(plan.driving), isByAge ? byAge : null);
  const mustHaves = plan.stated.filter(({ isMustHave }) => isMustHave);
  const own = splitByIndex(mustHaves, ({ isMet }) => isMet);
  return {
    ...plan,
    driving: drivingOf(rarest),
    rangeCondition: ageOf(mustHaves),
    indexCondition: allOf([theirsInIndex(plan), own.inIndex]),
    rowCondition: allOf([own.inRow, queryCondition(plan)]),
    ...bounds.everyone,
  };
}

function drivingOf(one: DrivingCriterion | DrivingByAge | undefined): Driving | null {
  if (one === undefined) return null;
  const { name, values } = one;
  const years = 'years' in one ? one.years : undefined;
  return { column: factColumn(name), values, years };
}

/** By the only values that a candidate wants. */
function byKeys(values: readonly string[]): Driving {
  return { column: 'wantedKey', values };
}

function rarestMustHave(driving: readonly DrivingCriterion[]): DrivingCriterion | undefined {
  return driving.find(({ isMustHave }) => isMustHave);
}

/** A wanted fact by which an index has a range for each year of birth. */
type DrivingByAge = DrivingCriterion & { years: readonly number[]; isAgeMustHave: boolean };

function driveByAge(
  driving: readonly DrivingCriterion[],
  { seeker, selectivity }: { seeker: Seeker; selectivity: Selectivity },
): DrivingByAge | null {
  const { preference, today } = seeker;
  const religion = driving.find(({ name }) => name === 'religion');
  const ages = preference.stated.get('age');
  if (religion === undefined || ages?.kind !== 'range') return null;
  const births = rareBirthYears(ages, { today, bornIn: selectivity.bornIn });
  if (births === null) return null;
  const isAgeMustHave = preference.mustHave.has('age');
  return { ...religion, share: religion.share * births.share, years: births.years, isAgeMustHave };
}

/** The ranges with fewer entries. */
function rarerOf(
  fact: DrivingCriterion | undefined,
  byAge: DrivingByAge | null,
): DrivingCriterion | DrivingByAge | undefined {
  return byAge !== null && byAge.share < (fact?.share ?? 1) ? byAge : fact;
}

/** What the rows of all candidates have to meet. */
function queryCondition({ seeker, condition }: RankingPlan): Condition {
  return allOf([splitTheirMustHaves(seeker).inRow, ...(condition === undefined ? [] : [condition])]);
}

/** What all candidates have to meet, of what the indexes include. */
function theirsInIndex({ seeker }: RankingPlan): Condition {
  return splitTheirMustHaves(seeker).inIndex;
}

/** The age is part of the index key. */
function ageOf(stated: readonly StatedCondition[]): Condition {
  return allOf(stated.filter(({ name }) => name === 'age').map(({ isMet }) => isMet));
}

/** Facts that the indexes leave out: they have too many values, or are seldom asked for. */
const outsideIndex: ReadonlySet<string> = new Set([
  'city',
  'district',
  'workingAs',
  'profileManagedBy',
  'denomination',
  'subCommunity',
]);

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
