import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { allOf, candidate, type Condition } from './conditions.repository.ts';
import {
  isCertain,
  pairWeights,
  withMustHavesMet,
  scoreOfWeights,
  type Seeker,
  type StatedCondition,
} from './pair.repository.ts';

/** What an exact ranking compares: all listed members of the sought genders who meet a condition, without the excluded ones. */
export type ExactRanking = {
  seeker: Seeker;
  stated: readonly StatedCondition[];
  condition: Condition;
  excluded: readonly number[];
  /** When set, no one else is compared. */
  only?: readonly number[] | undefined;
  most: number;
};

/** Score, certainty, activity rank and id in one number, because several take twice as long to sort by. Ranks may be negative. */
const order = sql`((2 * score + is_certain::integer)::bigint * ${sql.lit(2 ** 21)}
  + activity_rank + ${sql.lit(2 ** 20)}) * ${sql.lit(2 ** 31)} + account_id`;

/** The best members by the two-way score. */
export async function rankExactly(database: Database, ranking: ExactRanking): Promise<number[]> {
  const { seeker, stated, most } = ranking;
  // The offsets keep the weights from being computed once for each time that the score names them.
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select account_id from (
        select account_id, activity_rank, is_certain, ${scoreOfWeights} as score from (
          select account_id, activity_rank, ${isCertain(seeker, stated)} as is_certain, ${pairWeights(seeker, withMustHavesMet(stated))}
          from matching_rows candidate where ${isCompared(ranking)}
          offset 0) weighed) scored
      order by ${order} desc limit ${most}) as ids`.execute(database);
  return rows[0]?.ids ?? [];
}

/** How many members an exact ranking compares; counts no further than `most`. */
export async function countExactly(database: Database, ranking: ExactRanking): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from matching_rows candidate where ${isCompared(ranking)} limit ${ranking.most}) counted`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

function isCompared({ seeker, condition, excluded, only }: ExactRanking): Condition {
  const id = candidate('accountId');
  return allOf([
    sql`${candidate('gender')} = any(${[...seeker.genders]}::text[]) and ${candidate('isListed')}`,
    sql`${id} <> ${seeker.accountId}`,
    ...(excluded.length === 0 ? [] : [sql<boolean>`${id} <> all(${[...excluded]}::integer[])`]),
    ...(only === undefined ? [] : [sql<boolean>`${id} = any(${[...only]}::integer[])`]),
    condition,
  ]);
}
