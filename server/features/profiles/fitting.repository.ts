import { sql } from 'kysely';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import {
  allOf,
  type Condition,
  isNotBlocked,
  meetsCriterion,
  type WantedCriteria,
} from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Who looks for somebody, and for whom. `today` is `YYYY-MM-DD` where the site is: people grow older. */
export type Seeker = { accountId: number; genders: readonly string[]; today: string };
export type Search = { seeker: Seeker; wanted: WantedCriteria };

/** How many active, verified members of the sought genders meet all criteria; counts no further than `most`. */
export async function countFitting(
  database: Database,
  { seeker, wanted, most }: Search & { most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from matching_rows candidate
      where ${isSought(seeker)} and ${allOf(listConditions({ seeker, wanted }))}
      limit ${most}
    ) fitting`.execute(database);
  return rows[0]?.count ?? 0;
}

/**
 * For each criterion, how many members meet all the others and not this one: whom leaving it out would bring. Looks at no
 * more than `most` such members; the numbers together say whether that were all.
 */
export async function countByOnlyMissed(
  database: Database,
  { seeker, wanted, most }: Search & { most: number },
): Promise<Map<CriterionName, number>> {
  const names = [...wanted.keys()];
  const flags = names.map((_name, index) => sql.ref<boolean>(`met${index}`));
  // What is not told meets nothing.
  const met = listConditions({ seeker, wanted }).map((condition) => sql`coalesce(${condition}, false)`);
  const columns = met.map((one, index) => sql`${one} as ${sql.ref(`met${index}`)}`);
  const metCount = sql.join(
    flags.map((flag) => sql`${flag}::integer`),
    sql` + `,
  );
  const missedCounts = sql.join(flags.map((flag) => sql`count(*) filter (where not ${flag})`));
  const { rows } = await sql<{ counts: number[] }>`
    select array[${missedCounts}]::integer[] as counts from (
      select * from (
        select ${sql.join(columns)} from matching_rows candidate where ${isSought(seeker)} offset 0
      ) looked
      where ${metCount} = ${names.length - 1}
      limit ${most}
    ) missing_one`.execute(database);
  return new Map(names.map((name, index) => [name, rows[0]?.counts[index] ?? 0]));
}

function listConditions({ seeker: { today }, wanted }: Search): Condition[] {
  return [...wanted].map(([name, one]) => meetsCriterion({ name, wanted: one, today }));
}

/**
 * Everybody whom this member may see at all, whatever is wanted. Not whoever blocked them: a number that counts somebody whom no
 * search finds would tell of it.
 */
function isSought({ accountId, genders }: Seeker): Condition {
  return sql`candidate.gender = any(${[...genders]}::text[]) and candidate.is_listed
    and candidate.account_id <> ${accountId}
    and ${isNotBlocked(accountId)}`;
}
