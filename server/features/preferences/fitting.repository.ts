import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { meetsCriterion, type WantedCriteria } from './criteria.repository.ts';

/**
 * Who fits reads accounts and profiles at once, which only one statement can do; so this file reads the tables of both.
 */

/** Who looks for somebody, and for whom. `today` is `YYYY-MM-DD` where the site is: people grow older. */
export type Seeker = { accountId: number; genders: readonly string[]; today: string };
export type Search = { seeker: Seeker; wanted: WantedCriteria };

/** How many active, verified members of the sought genders meet all criteria; counts no further than `most`. */
export async function countFitting(
  database: Database,
  { seeker, wanted, most }: Search & { most: number },
): Promise<number> {
  const fitting = selectCandidates(database, seeker)
    .select(sql<number>`1`.as('one'))
    .where((eb) => eb.and(listConditions(eb, { seeker, wanted })))
    .limit(most);
  const { count } = await database
    .selectFrom(fitting.as('fitting'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
  const candidates = selectCandidates(database, seeker).select((eb) =>
    listConditions(eb, { seeker, wanted }).map((condition, index) =>
      // What is not told meets nothing.
      sql<boolean>`coalesce(${condition}, false)`.as(`met${index}`),
    ),
  );
  const metCount = sql<number>`${sql.join(
    flags.map((flag) => sql`${flag}::integer`),
    sql` + `,
  )}`;
  const missingOne = database
    .selectFrom(candidates.as('candidates'))
    .selectAll()
    .where(metCount, '=', names.length - 1)
    .limit(most);
  const missedCounts = sql.join(flags.map((flag) => sql`count(*) filter (where not ${flag})`));
  const { counts } = await database
    .selectFrom(missingOne.as('missingOne'))
    .select(sql<number[]>`array[${missedCounts}]::integer[]`.as('counts'))
    .executeTakeFirstOrThrow();
  return new Map(names.map((name, index) => [name, counts[index] ?? 0]));
}

function listConditions(
  eb: ExpressionBuilder<Tables, 'profiles'>,
  { seeker, wanted }: Search,
): Expression<SqlBool>[] {
  return [...wanted].map(([name, one]) => meetsCriterion(eb, { name, wanted: one, today: seeker.today }));
}

/** Everybody whom this member may see at all, whatever is wanted. */
function selectCandidates(database: Database, { accountId, genders }: Seeker) {
  return database
    .selectFrom('profiles')
    .where('profiles.gender', 'in', genders)
    .where('profiles.accountId', '<>', accountId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'profiles.accountId')
          .where('accounts.role', '=', 'user')
          .where('accounts.status', '=', 'active')
          .where('accounts.emailVerifiedAt', 'is not', null),
      ),
    );
}
