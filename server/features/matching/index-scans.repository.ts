import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { allOf, candidate, type Condition } from './conditions.repository.ts';
import {
  isCertain,
  type MostExpected,
  mayLike,
  mostScore,
  probablyMissed,
  pairWeights,
  scoreOfWeights,
  type Seeker,
  type StatedCondition,
  withMustHavesMet,
} from './pair.repository.ts';

/** The column whose values are the index ranges of a scan. */
export type Driving = {
  column: string;
  values: readonly string[];
  /** Years of birth: there is a range for each year of each value. */
  years?: readonly number[] | undefined;
};

/**
 * A bounded index scan over candidates, from the highest activity rank down, with one index range for each value of the
 * driving criterion. Each range looks at no more than `mostScanned` entries, and of those that pass `indexCondition` reads no
 * more than `mostRead` rows.
 */
export type IndexScan = {
  seeker: Seeker;
  driving: Driving | null;
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

/** A gender, with one value of the driving criterion, with each of several in turn, or whatever the fact is. */
type IndexRange = { gender: string; fact: 'one' | 'each' | 'any' };

function listRanges({ seeker, driving, only }: IndexScan): IndexRange[] {
  return seeker.genders.flatMap((gender): IndexRange[] => {
    if (driving === null || only !== undefined) return [{ gender, fact: 'any' }];
    const isOne = driving.values.length === 1 && driving.years === undefined;
    return [{ gender, fact: isOne ? 'one' : 'each' }];
  });
}

/** An index that leaves out the most frequent value is used where the condition says that it is not asked for. */
const conditionOfIndex: Readonly<Record<string, Condition>> = {
  maritalStatus: sql`(candidate.marital_status is null or candidate.marital_status <> 'never-married')`,
};

/** The expression is that of the index. */
const isOfYear: Condition = sql`extract(year from candidate.date_of_birth)::integer = birth.year`;

function isInRange({ driving }: IndexScan, { gender, fact }: IndexRange): Condition {
  const isOfGender = sql<SqlBool>`${candidate('gender')} = ${gender} and ${candidate('isListed')}`;
  if (driving === null || fact === 'any') return isOfGender;
  const { column, values, years } = driving;
  if (fact === 'one') return sql`${isOfGender} and ${candidate(column)} = ${values[0]}`;
  const further = years === undefined ? conditionOfIndex[column] : isOfYear;
  return sql`${isOfGender} and ${candidate(column)} = driving.value and ${further ?? sql`true`}`;
}

/** Repeats a part for each value that drives a scan, in the database: a part of the statement for each would take long to plan. */
function forEach(
  { driving }: IndexScan,
  { range, part }: { range: IndexRange; part: RawBuilder<unknown> },
): RawBuilder<unknown> {
  if (driving === null || range.fact !== 'each') return part;
  const births =
    driving.years === undefined
      ? sql``
      : sql`cross join unnest(${[...driving.years]}::integer[]) birth (year)`;
  return sql`(select found.* from unnest(${[...driving.values]}::text[]) driving (value) ${births}
    cross join lateral ${part} found)`;
}

/** Of a year of birth more than its part, because years have different numbers of members. */
const partOfYear = 2;

function boundsOf({ driving, mostScanned, mostRead }: IndexScan) {
  const parts = Math.max(1, (driving?.years?.length ?? 1) / partOfYear);
  return { mostScanned: Math.ceil(mostScanned / parts), mostRead: Math.ceil(mostRead / parts) };
}

/** The entries of one range, the highest activity rank first. */
function selectRange(
  scan: IndexScan,
  { range, ranks }: { range: IndexRange; ranks?: Condition },
): RawBuilder<unknown> {
  const { seeker, excluded, only } = scan;
  const id = candidate('accountId');
  const inRange = allOf([
    isInRange(scan, range),
    scan.rangeCondition,
    sql`${id} <> ${seeker.accountId}`,
    ...(excluded.length === 0 ? [] : [sql<boolean>`${id} <> all(${[...excluded]}::integer[])`]),
    ...(only === undefined ? [] : [sql<boolean>`${id} = any(${[...only]}::integer[])`]),
    ...(ranks === undefined ? [] : [ranks]),
  ]);
  return sql`(select * from matching_rows candidate where ${inRange} ${byActivityRank} limit ${boundsOf(scan).mostScanned})`;
}

/** Those of one range who pass the conditions on the index. */
function selectEntries(
  scan: IndexScan,
  entries: { range: IndexRange; ranks?: Condition },
): RawBuilder<unknown> {
  return sql`(select account_id, activity_rank from ${selectRange(scan, entries)} candidate
    where ${scan.indexCondition} ${byActivityRank} limit ${boundsOf(scan).mostRead})`;
}

/** Candidates of a high score are looked for where the index says that it may be that high; only the rows of the likeliest are read. */
export type Likely = { leastScore: number; most: MostExpected; mostRead: number };

/** The likeliest of some scans, which have the same conditions on the index. */
function selectLikely(
  scans: readonly IndexScan[],
  { leastScore, most, mostRead }: Likely,
): RawBuilder<unknown> {
  const entries = scans.flatMap((scan) =>
    listRanges(scan).map((range) => forEach(scan, { range, part: selectRange(scan, { range }) })),
  );
  // The offsets keep each value from being computed once for each time that the next one names it.
  return sql`(
    select account_id from (
      select account_id, activity_rank, ${mostScore(most)} as likely, ${probablyMissed} as missed from (
        select account_id, activity_rank, wanted_weight, mine, ${most.unknown} as unknown, ${most.theirs} as theirs from (
          select *, ${most.mine} as mine from (${unionAll(entries)}) candidate
          where ${scans[0]?.indexCondition ?? sql`true`} offset 0
        ) candidate where ${mayLike(leastScore, most)} offset 0
      ) candidate offset 0
    ) candidate where likely >= ${leastScore} order by likely - missed desc, activity_rank desc, account_id desc limit ${mostRead})`;
}

/** Those of one range whose rows pass, the highest activity rank first. */
function selectRows(
  scan: IndexScan,
  { most, ...entries }: { range: IndexRange; most: number; ranks?: Condition },
): RawBuilder<unknown> {
  const found = sql`(
    select candidate.account_id, candidate.activity_rank from ${selectEntries(scan, entries)} scanned
    join matching_rows candidate on candidate.account_id = scanned.account_id
    where ${scan.rowCondition}
    order by scanned.activity_rank desc, scanned.account_id desc limit ${most}
  )`;
  return forEach(scan, { range: entries.range, part: found });
}

function unionAll(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...parts], sql` union all `);
}

type RankedByActivity = { accountId: number; activityRank: number };

/** The first candidates of a scan by activity rank, at ranks of at most `upTo`. */
export async function findByActivityRank(
  database: Database,
  { scan, most, upTo }: { scan: IndexScan; most: number; upTo: number | null },
): Promise<RankedByActivity[]> {
  const ranks = upTo === null ? [] : [sql<boolean>`${candidate('activityRank')} <= ${upTo}`];
  const parts = listRanges(scan).map((range) => selectRows(scan, { range, most, ranks: allOf(ranks) }));
  const { rows } = await sql<RankedByActivity>`
    select account_id, activity_rank from (${unionAll(parts)}) parts ${byActivityRank} limit ${most}`.execute(
    database,
  );
  return rows;
}

export type RankedByScore = { accountId: number; score: number };

/**
 * The best candidates of some scans, which have the same conditions on rows, by the two-way score: all, or with `likely` those of a
 * high score.
 */
export async function findByScore(
  database: Database,
  {
    scans,
    stated,
    most,
    likely,
  }: { scans: readonly IndexScan[]; stated: readonly StatedCondition[]; most: number; likely?: Likely },
): Promise<RankedByScore[]> {
  const [first] = scans;
  if (first === undefined) return [];
  const { seeker } = first;
  const parts = scans.flatMap((scan) =>
    listRanges(scan).map((range) => forEach(scan, { range, part: selectEntries(scan, { range }) })),
  );
  const scanned = likely === undefined ? sql`(${unionAll(parts)})` : selectLikely(scans, likely);
  // The offset keeps the weights from being computed once for each time that the score names them.
  const { rows } = await sql<RankedByScore>`
    select account_id, score from (
      select account_id, activity_rank, is_certain, ${scoreOfWeights} as score from (
        select candidate.account_id, candidate.activity_rank, ${isCertain(seeker, stated)} as is_certain,
          ${pairWeights(seeker, withMustHavesMet(stated))}
        from (select distinct account_id from ${scanned} parts) scanned
        join matching_rows candidate on candidate.account_id = scanned.account_id
        where ${first.rowCondition}
        offset 0
      ) weighed
    ) scored
    where score >= ${likely?.leastScore ?? 0} order by score desc, is_certain desc, activity_rank desc, account_id desc limit ${most}`.execute(
    database,
  );
  return rows;
}

/** How many candidates a scan finds; counts no further than `most`. */
export async function countFound(
  database: Database,
  { scan, most }: { scan: IndexScan; most: number },
): Promise<number> {
  const parts = listRanges(scan).map((range) => selectRows(scan, { range, most }));
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from (${unionAll(parts)}) parts limit ${most}) counted`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
