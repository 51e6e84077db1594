import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { allOf, candidate, type Condition } from './criteria.repository.ts';
import type { Lead } from './leads.rules.ts';
import { factColumn } from './matching-row.rules.ts';
import { isCertain, pairWeights, scoreOfWeights, type Seeker, type Stated } from './pair.repository.ts';

/**
 * A walk over candidates in the order of their standing. The index alone refuses those who do not pass `facts`, looking at no
 * more than `scanned` entries of each value of the lead; at most `read` of the others are read as a whole.
 */
export type Walk = {
  seeker: Seeker;
  lead: Lead | null;
  /** Conditions that narrow the walk itself, such as the age. */
  within: Condition;
  /** Conditions on the facts that the index holds. */
  facts: Condition;
  /** Conditions on the whole row. */
  whole: Condition;
  excluded: readonly number[];
  /** When it is there, nobody else is walked. */
  only?: readonly number[] | undefined;
  scanned: number;
  read: number;
};

const byStanding = sql`order by standing desc, account_id desc`;

/** One place in an index: a gender, and a value of the lead, null for those who do not tell it. */
type Place = { gender: string; value?: string | null };

function listPlaces({ seeker, lead, only }: Walk): Place[] {
  return seeker.genders.flatMap((gender) => {
    if (lead === null || only !== undefined) return [{ gender }];
    const values = lead.takesUntold ? [...lead.values, null] : lead.values;
    return values.map((value) => ({ gender, value }));
  });
}

function isAt(lead: Lead | null, { gender, value }: Place): Condition {
  const isOfGender = sql`${candidate('gender')} = ${gender} and ${candidate('isListed')}`;
  if (lead === null || value === undefined) return sql`${isOfGender}`;
  const fact = candidate(factColumn(lead.name));
  return value === null ? sql`${isOfGender} and ${fact} is null` : sql`${isOfGender} and ${fact} = ${value}`;
}

/** The candidates of one place, read as a whole, highest standing first. */
function walkPlace(
  walk: Walk,
  { place, most, more }: { place: Place; most: number; more?: Condition },
): RawBuilder<unknown> {
  const { seeker, lead, within, facts, whole, excluded, only, scanned, read } = walk;
  const id = candidate('accountId');
  const inner = allOf([
    isAt(lead, place),
    within,
    sql`${id} <> ${seeker.accountId}`,
    ...(excluded.length === 0 ? [] : [sql<boolean>`${id} <> all(${[...excluded]}::integer[])`]),
    ...(only === undefined ? [] : [sql<boolean>`${id} = any(${[...only]}::integer[])`]),
    ...(more === undefined ? [] : [more]),
  ]);
  return sql`(
    select candidate.* from (
      select account_id, standing from (
        select * from matching_rows candidate where ${inner} ${byStanding} limit ${scanned}
      ) candidate where ${facts} ${byStanding} limit ${read}
    ) walked
    join matching_rows candidate on candidate.account_id = walked.account_id
    where ${whole}
    order by walked.standing desc, walked.account_id desc limit ${most}
  )`;
}

function unite(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...parts], sql` union all `);
}

export type Standing = { accountId: number; standing: number };

/**
 * The first of a walk by standing. Those who do not tell the lead are walked no further than the others reached, for most of
 * them have a low standing.
 */
export async function findFirst(
  database: Database,
  { walk, most, below }: { walk: Walk; most: number; below: number | null },
): Promise<Standing[]> {
  const places = listPlaces(walk);
  const further = below === null ? [] : [sql<boolean>`${candidate('standing')} <= ${below}`];
  const told = places.filter(({ value }) => value !== null);
  const untold = places.filter(({ value }) => value === null);
  const floor = sql<boolean>`${candidate('standing')} >=
    (select case when count(*) = ${most}::integer then min(standing) else 0 end from told)`;
  const toldParts = told.map((place) => walkPlace(walk, { place, most, more: allOf(further) }));
  const untoldParts = untold.map((place) =>
    walkPlace(walk, { place, most, more: allOf([...further, floor]) }),
  );
  const { rows } = await sql<Standing>`
    with told as materialized (
      select account_id, standing from (${unite(toldParts)}) parts ${byStanding} limit ${most}
    )
    select account_id, standing from (
      ${unite([sql`select account_id, standing from told`, ...untoldParts.map((part) => sql`select account_id, standing from ${part} part`)])}
    ) found ${byStanding} limit ${most}`.execute(database);
  return rows;
}

export type Scored = { accountId: number; score: number };

/** The best of some walks by the two-way score, of those with at least `least`. */
export async function findBest(
  database: Database,
  {
    walks,
    stated,
    most,
    least,
  }: { walks: readonly Walk[]; stated: readonly Stated[]; most: number; least: number },
): Promise<Scored[]> {
  const [first] = walks;
  if (first === undefined) return [];
  const { seeker } = first;
  const parts = walks.flatMap((walk) =>
    listPlaces(walk).map((place) => walkPlace(walk, { place, most: walk.read })),
  );
  const { rows } = await sql<Scored>`
    select account_id, score from (
      select account_id, standing, is_certain, ${scoreOfWeights} as score from (
        select distinct account_id, standing, ${isCertain(seeker, stated)} as is_certain, ${pairWeights(seeker, stated)}
        from (${unite(parts)}) candidate
      ) weighed
    ) scored
    where score >= ${least} order by score desc, is_certain desc, standing desc, account_id desc limit ${most}`.execute(
    database,
  );
  return rows;
}

/** How many a walk finds; counts no further than `most`. */
export async function countWalked(
  database: Database,
  { walk, most }: { walk: Walk; most: number },
): Promise<number> {
  const parts = listPlaces(walk).map((place) => walkPlace(walk, { place, most }));
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from (${unite(parts)}) parts limit ${most}) counted`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
