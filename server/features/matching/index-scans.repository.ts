import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { allOf, candidate, type Condition } from './conditions.repository.ts';
import { factColumn } from './matching-row.rules.ts';
import {
  isCertain,
  pairWeights,
  scoreOfWeights,
  type Seeker,
  type StatedCondition,
} from './pair.repository.ts';
import type { DrivingCriterion } from './ranking.rules.ts';

/**
 * A bounded index scan over candidates, from the highest activity rank down, with one index range for each value of the
 * driving criterion. Each range looks at no more than `mostScanned` entries, and of those that pass `indexCondition` reads no
 * more than `mostRead` rows.
 */
export type IndexScan = {
  seeker: Seeker;
  driving: DrivingCriterion | null;
  /** Narrows the index range itself, such as the age. */
  rangeCondition: Condition;
  /** On columns that the index includes. */
  indexCondition: Condition;
  /** On the whole row. */
  rowCondition: Condition;
  excluded: readonly number[];
  /** When set, no one else is a candidate. */
  only?: readonly number[] | undefined;
  mostScanned: number;
  mostRead: number;
};

/** The order in which every index of candidates ends. */
const byActivityRank = sql`order by activity_rank desc, account_id desc`;

/** A gender, and a value of the driving criterion: null for an unknown fact. */
type IndexRange = { gender: string; value?: string | null };

function listRanges({ seeker, driving, only }: IndexScan): IndexRange[] {
  return seeker.genders.flatMap((gender) => {
    if (driving === null || only !== undefined) return [{ gender }];
    const values = driving.includesUnknown ? [...driving.values, null] : driving.values;
    return values.map((value) => ({ gender, value }));
  });
}

function isInRange(driving: DrivingCriterion | null, { gender, value }: IndexRange): Condition {
  const isOfGender = sql`${candidate('gender')} = ${gender} and ${candidate('isListed')}`;
  if (driving === null || value === undefined) return sql`${isOfGender}`;
  const fact = candidate(factColumn(driving.name));
  return value === null ? sql`${isOfGender} and ${fact} is null` : sql`${isOfGender} and ${fact} = ${value}`;
}

/** The rows of one range, the highest activity rank first. */
function selectRange(
  scan: IndexScan,
  { range, most, ranks }: { range: IndexRange; most: number; ranks?: Condition },
): RawBuilder<unknown> {
  const { seeker, excluded, only } = scan;
  const id = candidate('accountId');
  const inRange = allOf([
    isInRange(scan.driving, range),
    scan.rangeCondition,
    sql`${id} <> ${seeker.accountId}`,
    ...(excluded.length === 0 ? [] : [sql<boolean>`${id} <> all(${[...excluded]}::integer[])`]),
    ...(only === undefined ? [] : [sql<boolean>`${id} = any(${[...only]}::integer[])`]),
    ...(ranks === undefined ? [] : [ranks]),
  ]);
  return sql`(
    select candidate.* from (
      select account_id, activity_rank from (
        select * from matching_rows candidate where ${inRange} ${byActivityRank} limit ${scan.mostScanned}
      ) candidate where ${scan.indexCondition} ${byActivityRank} limit ${scan.mostRead}
    ) scanned
    join matching_rows candidate on candidate.account_id = scanned.account_id
    where ${scan.rowCondition}
    order by scanned.activity_rank desc, scanned.account_id desc limit ${most}
  )`;
}

function unionAll(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...parts], sql` union all `);
}

type RankedByActivity = { accountId: number; activityRank: number };

/**
 * The first candidates of a scan by activity rank, at ranks of at most `upTo`. Candidates with an unknown fact are scanned only
 * down to the rank that those with a known fact reach, because most of them have a low one.
 */
export async function findByActivityRank(
  database: Database,
  { scan, most, upTo }: { scan: IndexScan; most: number; upTo: number | null },
): Promise<RankedByActivity[]> {
  const ranges = listRanges(scan);
  const ceiling = upTo === null ? [] : [sql<boolean>`${candidate('activityRank')} <= ${upTo}`];
  const floor = sql<boolean>`${candidate('activityRank')} >=
    (select case when count(*) = ${most}::integer then min(activity_rank) else 0 end from known)`;
  const known = ranges
    .filter(({ value }) => value !== null)
    .map((range) => selectRange(scan, { range, most, ranks: allOf(ceiling) }));
  const unknown = ranges
    .filter(({ value }) => value === null)
    .map((range) => selectRange(scan, { range, most, ranks: allOf([...ceiling, floor]) }));
  const { rows } = await sql<RankedByActivity>`
    with known as materialized (
      select account_id, activity_rank from (${unionAll(known)}) parts ${byActivityRank} limit ${most}
    )
    select account_id, activity_rank from (
      ${unionAll([sql`select account_id, activity_rank from known`, ...unknown.map((part) => sql`select account_id, activity_rank from ${part} part`)])}
    ) found ${byActivityRank} limit ${most}`.execute(database);
  return rows;
}

type RankedByScore = { accountId: number; score: number };

/** The best candidates of some scans by the two-way score, with at least `leastScore`. */
export async function findByScore(
  database: Database,
  {
    scans,
    stated,
    most,
    leastScore,
  }: { scans: readonly IndexScan[]; stated: readonly StatedCondition[]; most: number; leastScore: number },
): Promise<RankedByScore[]> {
  const [first] = scans;
  if (first === undefined) return [];
  const { seeker } = first;
  const parts = scans.flatMap((scan) =>
    listRanges(scan).map((range) => selectRange(scan, { range, most: scan.mostRead })),
  );
  const { rows } = await sql<RankedByScore>`
    select account_id, score from (
      select account_id, activity_rank, is_certain, ${scoreOfWeights} as score from (
        select distinct account_id, activity_rank, ${isCertain(seeker, stated)} as is_certain, ${pairWeights(seeker, stated)}
        from (${unionAll(parts)}) candidate
      ) weighed
    ) scored
    where score >= ${leastScore} order by score desc, is_certain desc, activity_rank desc, account_id desc limit ${most}`.execute(
    database,
  );
  return rows;
}

/** How many candidates a scan finds; counts no further than `most`. */
export async function countFound(
  database: Database,
  { scan, most }: { scan: IndexScan; most: number },
): Promise<number> {
  const parts = listRanges(scan).map((range) => selectRange(scan, { range, most }));
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from (${unionAll(parts)}) parts limit ${most}) counted`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
