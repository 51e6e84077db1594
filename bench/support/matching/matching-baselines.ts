import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  criteria,
  type CriterionName,
  criterionNames,
  type Preference,
} from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { birthDates } from '#server/features/matching/comparison.rules.ts';
import {
  allOf,
  type Condition,
  listStatedConditions,
  meetsOwnMustHaves,
  meetsTheirMustHaves,
  pairWeights,
  scoreOfWeights,
  type Seeker,
} from '#server/features/matching/matching.ts';
import { isCertain } from '#server/features/matching/pair.repository.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The cards of a page. */
export const most = 12;

/**
 * The filter that other projects use: members who meet everything that the viewer states, newest first. One-sided, without a
 * score, over accounts and profiles.
 */
export async function findByPlainFilter(
  database: Database,
  { seeker, preference }: { seeker: Seeker; preference: Preference | null },
): Promise<number> {
  const filters = preference === null ? [] : listFilters(preference, seeker.today);
  const { rows } = await sql`
    select account.id, account.last_seen_at, profile.* from profiles profile
    join accounts account on account.id = profile.account_id
    where profile.gender = any(${[...seeker.genders]}::text[]) and account.id <> ${seeker.accountId}
      and account.role = 'user' and account.status = 'active' and account.email_verified_at is not null
      and not account.is_hidden and ${allOf(filters)}
    order by account.created_at desc limit ${most} offset 0`.execute(database);
  return rows.length;
}

function listFilters(preference: Preference, today: string): Condition[] {
  return criterionNames.flatMap((name): Condition[] => {
    const value = preference[name];
    if (value === null) return [];
    if (Array.isArray(value)) return [sql`${factOf(name)} = any(${value}::text[])`];
    return listEnds(name, { range: value, today });
  });
}

function factOf(name: CriterionName): RawBuilder<unknown> {
  return sql.ref(name === 'annualIncome' ? 'profile.incomeFrom' : `profile.${criteria[name].fact}`);
}

function listEnds(name: CriterionName, { range, today }: { range: Range; today: string }): Condition[] {
  const fact = factOf(name);
  const { after, until } = birthDates(range, today);
  const [from, to] = name === 'age' ? [after, until] : [range.from, range.to];
  return [
    ...(from === null
      ? []
      : [name === 'age' ? sql<SqlBool>`${fact} > ${from}` : sql<SqlBool>`${fact} >= ${from}`]),
    ...(to === null ? [] : [sql<SqlBool>`${fact} <= ${to}`]),
  ];
}

/**
 * The true first page: every member of the sought gender is compared with the viewer in both directions. It also counts those who pass, as
 * the product does, because a page says how many there are.
 */
export async function findExactBest(
  database: Database,
  { seeker, excluded }: { seeker: Seeker; excluded: readonly number[] },
): Promise<number[]> {
  const stated = listStatedConditions(seeker);
  // The offset keeps the weights from being computed once for each time that the score names them.
  const { rows } = await sql<{ accountId: number }>`
    select account_id, count(*) over () as total from (
      select account_id, activity_rank, is_certain, ${scoreOfWeights} as score from (
        select account_id, activity_rank, ${isCertain(seeker, stated)} as is_certain, ${pairWeights(seeker, stated)} from matching_rows candidate
        where candidate.gender = any(${[...seeker.genders]}::text[]) and candidate.is_listed
          and candidate.account_id <> ${seeker.accountId}
          and candidate.account_id <> all(${[...excluded]}::integer[])
          and ${meetsOwnMustHaves(stated)} and ${meetsTheirMustHaves(seeker)}
        offset 0) weighed) scored
    order by score desc, is_certain desc, activity_rank desc, account_id desc limit ${most}`.execute(
    database,
  );
  return rows.map(({ accountId }) => accountId);
}
