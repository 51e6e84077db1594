import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { birthDates, type Wanted } from './preferences.rules.ts';

/** The criteria that are stated, ready to be held against profiles. */
export type WantedCriteria = ReadonlyMap<CriterionName, Wanted>;

type Profiles = ExpressionBuilder<Tables, 'profiles'>;
type Condition = Expression<SqlBool>;

/**
 * The rule `meets` as SQL over the table `profiles`, for what has to look at very many members: true exactly where the
 * rule says met, false or null elsewhere. `today` is `YYYY-MM-DD` where the site is.
 */
export function meetsCriterion(
  eb: Profiles,
  { name, wanted, today }: { name: CriterionName; wanted: Wanted; today: string },
): Condition {
  if (wanted.kind !== 'range') return isAccepted(eb, { name, wanted });
  if (name === 'age') return isOfAge(eb, { range: wanted, today });
  return name === 'annualIncome' ? earns(eb, wanted) : isTall(eb, wanted);
}

function isOfAge(eb: Profiles, { range, today }: { range: Range; today: string }): Condition {
  const { after, until } = birthDates(range, today);
  return eb.and([
    ...(until === null ? [] : [eb('profiles.dateOfBirth', '<=', until)]),
    ...(after === null ? [] : [eb('profiles.dateOfBirth', '>', after)]),
  ]);
}

function isTall(eb: Profiles, { from, to }: Range): Condition {
  return eb.and([
    ...(from === null ? [] : [eb('profiles.height', '>=', from)]),
    ...(to === null ? [] : [eb('profiles.height', '<=', to)]),
  ]);
}

/** An income that is kept private is not told. One without an upper end reaches above everything. */
function earns(eb: Profiles, { from, to }: Range): Condition {
  return eb.and([
    eb('profiles.isIncomePrivate', '=', false),
    eb('profiles.incomeFrom', 'is not', null),
    ...(from === null
      ? []
      : [
          eb.or([
            eb('profiles.incomeFrom', '>=', from),
            eb('profiles.incomeTo', '>', from),
            eb('profiles.incomeTo', 'is', null),
          ]),
        ]),
    ...(to === null ? [] : [eb.or([eb('profiles.incomeTo', '<=', to), eb('profiles.incomeFrom', '<', to)])]),
  ]);
}

function isAccepted(
  eb: Profiles,
  { name, wanted }: { name: CriterionName; wanted: Exclude<Wanted, { kind: 'range' }> },
): Condition {
  const fact = eb.ref(`profiles.${criteria[name].fact}`);
  const values = [...wanted.values];
  if (wanted.kind === 'anyBut') return sql`${fact} <> all(${[...values, preferNotToSayCode]}::text[])`;
  // The language of the database does not matter: only the letters A to Z are folded, as the rule does it.
  return wanted.isFolded
    ? sql`lower(${fact} collate "C") = any(${values}::text[])`
    : sql`${fact} = any(${values}::text[])`;
}
