import { sql } from 'kysely';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import {
  allOf,
  bitsOf,
  candidate,
  type Condition,
  listStatedConditions,
  meetsCriterion,
  meetsOwnMustHaves,
  meetsTheirKnownMustHaves,
  meetsTheirMustHaves,
  type Seeker,
  type StatedCriteria,
} from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A search for the members who meet some criteria, and whose own must-haves the seeker passes. */
export type FittingQuery = {
  seeker: Seeker;
  stated: StatedCriteria;
  /** Members that lists leave out: a larger number would reveal a block. */
  excluded: readonly number[];
};

/** How many listed members of the sought genders meet all criteria; counts no further than `most`. */
export async function countMeetingAll(
  database: Database,
  { seeker, stated, excluded, most }: FittingQuery & { most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from matching_rows candidate
      where ${isSought({ seeker, excluded })} and ${allOf(listConditions({ seeker, stated }))}
      limit ${most}
    ) fitting`.execute(database);
  return rows[0]?.count ?? 0;
}

/**
 * For each criterion, how many members meet all the others and miss this one: they fit once it is left out. Counts no more
 * than `most` such members in all.
 */
export async function countMissingOne(
  database: Database,
  { seeker, stated, excluded, most }: FittingQuery & { most: number },
): Promise<Map<CriterionName, number>> {
  const names = [...stated.keys()];
  const flags = names.map((_name, index) => sql.ref<boolean>(`met${index}`));
  // An unknown fact meets nothing.
  const met = listConditions({ seeker, stated }).map((condition) => sql`coalesce(${condition}, false)`);
  const columns = met.map((one, index) => sql`${one} as ${sql.ref(`met${index}`)}`);
  const metCount = sql.join(
    flags.map((flag) => sql`${flag}::integer`),
    sql` + `,
  );
  const missedCounts = sql.join(flags.map((flag) => sql`count(*) filter (where not ${flag})`));
  const { rows } = await sql<{ counts: number[] }>`
    select array[${missedCounts}]::integer[] as counts from (
      select * from (
        select ${sql.join(columns)} from matching_rows candidate where ${isSought({ seeker, excluded })} offset 0
      ) looked
      where ${metCount} = ${names.length - 1}
      limit ${most}
    ) missing_one`.execute(database);
  return new Map(names.map((name, index) => [name, rows[0]?.counts[index] ?? 0]));
}

type AskingQuery = Pick<FittingQuery, 'seeker' | 'excluded'> & {
  open: readonly CriterionName[];
  most: number;
};

/**
 * For each criterion for which the seeker's fact is unknown: how many members have it as the only must-have that hides the seeker, and
 * pass the seeker's own must-haves. Looks at no more than `most` members, the most active ones.
 */
export async function countAskingFor(
  database: Database,
  { seeker, open, excluded, most }: AskingQuery,
): Promise<{ counts: ReadonlyMap<CriterionName, number>; lookedAt: number }> {
  const asked = sql.ref<number>('asked');
  const passes = allOf([meetsOwnMustHaves(listStatedConditions(seeker)), meetsTheirKnownMustHaves(seeker)]);
  const counts = open.map(
    (name) => sql`count(*) filter (where passes and ${asked} = ${sql.lit(bitsOf(name))})`,
  );
  const { rows } = await sql<{ counts: number[]; lookedAt: number }>`
    select array[${sql.join(counts)}]::integer[] as counts, count(*)::integer as looked_at from (
      select ${candidate('requiredCriteria')} & ${sql.lit(bitsOf(...open))} as asked, ${passes} as passes
      from matching_rows candidate where ${isListedFor({ seeker, excluded })}
      order by ${candidate('activityRank')} desc limit ${most}
    ) looked`.execute(database);
  const found = rows[0]?.counts ?? [];
  return {
    counts: new Map(open.map((name, index) => [name, found[index] ?? 0])),
    lookedAt: rows[0]?.lookedAt ?? 0,
  };
}

function listConditions({ seeker: { today }, stated }: Pick<FittingQuery, 'seeker' | 'stated'>): Condition[] {
  return [...stated].map(([name, value]) => meetsCriterion({ name, value, today }));
}

function isSought(query: Pick<FittingQuery, 'seeker' | 'excluded'>): Condition {
  return allOf([isListedFor(query), meetsTheirMustHaves(query.seeker)]);
}

/** Listed, of a gender that the seeker looks for, and not left out. */
function isListedFor({ seeker, excluded }: Pick<FittingQuery, 'seeker' | 'excluded'>): Condition {
  return sql`candidate.gender = any(${[...seeker.genders]}::text[]) and candidate.is_listed
    and candidate.account_id <> ${seeker.accountId} and candidate.account_id <> all(${[...excluded]}::integer[])`;
}
