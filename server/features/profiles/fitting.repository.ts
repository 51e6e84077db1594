import { sql } from 'kysely';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import {
  allOf,
  type Condition,
  isNotBlocked,
  meetsCriterion,
  type Seeker,
  type StatedCriteria,
} from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A search for the members who meet some criteria. `today` is `YYYY-MM-DD` where the site is: ages follow from it. */
export type FittingQuery = {
  seeker: Pick<Seeker, 'accountId' | 'genders' | 'today'>;
  stated: StatedCriteria;
};

/** How many listed members of the sought genders meet all criteria; counts no further than `most`. */
export async function countMeetingAll(
  database: Database,
  { seeker, stated, most }: FittingQuery & { most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from matching_rows candidate
      where ${isSought(seeker)} and ${allOf(listConditions({ seeker, stated }))}
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
  { seeker, stated, most }: FittingQuery & { most: number },
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
        select ${sql.join(columns)} from matching_rows candidate where ${isSought(seeker)} offset 0
      ) looked
      where ${metCount} = ${names.length - 1}
      limit ${most}
    ) missing_one`.execute(database);
  return new Map(names.map((name, index) => [name, rows[0]?.counts[index] ?? 0]));
}

function listConditions({ seeker: { today }, stated }: FittingQuery): Condition[] {
  return [...stated].map(([name, value]) => meetsCriterion({ name, value, today }));
}

/** Members who blocked the seeker are left out, as in every list: a larger number would reveal a block. */
function isSought({ accountId, genders }: FittingQuery['seeker']): Condition {
  return sql`candidate.gender = any(${[...genders]}::text[]) and candidate.is_listed
    and candidate.account_id <> ${accountId}
    and ${isNotBlocked(accountId)}`;
}
