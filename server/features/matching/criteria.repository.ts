import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { otherCode } from '#contract/choices/choice-lists.ts';
import { birthDates, type CodesOf, type Fact, listOf, type Wanted } from './criteria.rules.ts';
import { factColumn, wantedColumn } from './matching-row.rules.ts';

/** A condition on a row of `matching_rows`, which the statement calls `candidate`. */
export type Condition = RawBuilder<SqlBool>;

export const candidate = (column: string) => sql.ref(`candidate.${column}`);

/** All of some conditions; none is true. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;
}

/**
 * The rule `meets` as SQL: what the seeker wants against what the candidate tells. True exactly where the rule says met,
 * false or null elsewhere. `today` is `YYYY-MM-DD` where the site is.
 */
export function meetsCriterion({
  name,
  wanted,
  today,
}: {
  name: CriterionName;
  wanted: Wanted;
  today: string;
}): Condition {
  if (wanted.kind !== 'range') return isAccepted(name, wanted);
  if (name === 'age') return isOfAge(wanted, today);
  return name === 'annualIncome' ? earns(wanted) : isWithin(candidate('height'), wanted);
}

/** Whether the candidate tells the fact that a criterion looks at. */
export function tells(name: CriterionName): Condition {
  const column = name === 'annualIncome' ? 'incomeFrom' : factColumn(name);
  return sql`${candidate(column)} is not null`;
}

/** Facts that every profile tells. Religion and community are asked of all, and some would rather not say. */
export const alwaysTold: ReadonlySet<CriterionName> = new Set(['age', 'profileManagedBy']);

function isOfAge(range: Range, today: string): Condition {
  const { after, until } = birthDates(range, today);
  const born = candidate('dateOfBirth');
  return allOf([
    ...(until === null ? [] : [sql<SqlBool>`${born} <= ${until}::date`]),
    ...(after === null ? [] : [sql<SqlBool>`${born} > ${after}::date`]),
  ]);
}

function isWithin(column: RawBuilder<unknown>, { from, to }: Range): Condition {
  return allOf([
    ...(from === null ? [] : [sql<SqlBool>`${column} >= ${from}::integer`]),
    ...(to === null ? [] : [sql<SqlBool>`${column} <= ${to}::integer`]),
  ]);
}

/** An income without an upper end reaches above everything. */
function earns({ from, to }: Range): Condition {
  const [least, most] = [candidate('incomeFrom'), candidate('incomeTo')];
  return allOf([
    sql`${least} is not null`,
    ...(from === null
      ? []
      : [sql<SqlBool>`(${least} >= ${from}::integer or ${most} > ${from}::integer or ${most} is null)`]),
    ...(to === null ? [] : [sql<SqlBool>`(${most} <= ${to}::integer or ${least} < ${to}::integer)`]),
  ]);
}

function isAccepted(name: CriterionName, { kind, values }: Exclude<Wanted, { kind: 'range' }>): Condition {
  const fact = candidate(factColumn(name));
  if (kind === 'anyBut') return sql`${fact} <> all(${[...values]}::text[])`;
  const [only, another] = values;
  // Within one value an index keeps its order; within several it does not.
  return only !== undefined && another === undefined
    ? sql`${fact} = ${only}::text`
    : sql`${fact} = any(${[...values]}::text[])`;
}

/** Whether the candidate states a criterion. */
export function states(name: CriterionName): Condition {
  const column = wantedColumn(name);
  if (criteria[name].kind === 'set') return sql`${candidate(column)} is not null`;
  return sql`(${candidate(`${column}From`)} is not null or ${candidate(`${column}To`)} is not null)`;
}

/** The same rule the other way round: what the seeker tells against what the candidate wants, where it is stated. */
export function isWantedBy({
  name,
  fact,
  codesOf,
}: {
  name: CriterionName;
  fact: Exclude<Fact, null>;
  codesOf: CodesOf;
}): Condition {
  const column = wantedColumn(name);
  if (typeof fact !== 'string') return takesIn(column, fact);
  const list = listOf(name);
  // "Other" takes in whatever the list does not have.
  const isOwnWords = list !== null && !codesOf(list).has(fact);
  return isOwnWords
    ? sql`${candidate(column)} && array[${fact}, ${otherCode}]::text[]`
    : sql`${fact}::text = any(${candidate(column)})`;
}

/** A range that shares more than an end with a band, or holds it whole. */
function takesIn(column: string, { from, to }: Range): Condition {
  const [least, most] = [candidate(`${column}From`), candidate(`${column}To`)];
  const below = from === null ? sql`false` : sql`${least} <= ${from}::integer`;
  const above = to === null ? sql`false` : sql`${most} >= ${to}::integer`;
  const reaches = to === null ? sql`true` : sql`${least} < ${to}::integer`;
  const begins = from === null ? sql`true` : sql`${most} > ${from}::integer`;
  return sql`(${least} is null or ${below} or ${reaches}) and (${most} is null or ${above} or ${begins})`;
}
