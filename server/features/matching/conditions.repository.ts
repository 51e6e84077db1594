import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { otherCode } from '#contract/choices/choice-lists.ts';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { birthDates, type CodesOf, type CriterionValue, type Fact, listOf } from './comparison.rules.ts';
import { factColumn, wantedColumn } from './matching-row.rules.ts';
import { bitsOf } from './stored-criteria.rules.ts';

/** A condition on a row of `matching_rows` with the alias `candidate`. */
export type Condition = RawBuilder<SqlBool>;

const candidateColumns = new Map<string, RawBuilder<unknown>>();

/**
 * A column of the candidate. Statements name hundreds of them, so each is made once, and already as the database calls it: for a
 * reference, the query builder would visit five objects every time.
 */
export function candidate(column: string): RawBuilder<unknown> {
  const made = candidateColumns.get(column) ?? sql.raw(`candidate.${inDatabase(column)}`);
  candidateColumns.set(column, made);
  return made;
}

function inDatabase(column: string): string {
  return `"${column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;
}

/** All of some conditions; true when there are none. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;
}

/**
 * The rule `meets` in SQL: true exactly where the rule returns met, false or null elsewhere. `today` is `YYYY-MM-DD` where
 * the site is.
 */
export function meetsCriterion({
  name,
  value,
  today,
}: {
  name: CriterionName;
  value: CriterionValue;
  today: string;
}): Condition {
  if (value.kind !== 'range') return isAccepted(name, value);
  if (name === 'age') return isOfAge(value, today);
  return name === 'annualIncome' ? hasIncome(value) : isWithin(candidate('height'), value);
}

/** Whether all of some criteria have a bit in a column of the candidate, or none of them has. */
export function hasAll(column: BitColumn, names: readonly CriterionName[]): Condition {
  const bits = bitsOf(...names);
  return sql.raw(`(candidate.${inDatabase(column)} & ${bits}) = ${bits}`);
}
export function hasNone(column: BitColumn, names: readonly CriterionName[]): Condition {
  return sql.raw(`(candidate.${inDatabase(column)} & ${bitsOf(...names)}) = 0`);
}
type BitColumn = 'knownCriteria' | 'wantedCriteria' | 'requiredCriteria';

/** Whether the candidate's fact is known. */
export function isKnown(name: CriterionName): Condition {
  return hasAll('knownCriteria', [name]);
}

/** Facts that every profile has. Religion and community are required too, but may be "Prefer not to say". */
export const alwaysKnown: ReadonlySet<CriterionName> = new Set(['age', 'profileManagedBy']);

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

/** A band without an upper end is open upwards. */
function hasIncome({ from, to }: Range): Condition {
  const [least, most] = [candidate('incomeFrom'), candidate('incomeTo')];
  return allOf([
    sql`${least} is not null`,
    ...(from === null
      ? []
      : [sql<SqlBool>`(${least} >= ${from}::integer or ${most} > ${from}::integer or ${most} is null)`]),
    ...(to === null ? [] : [sql<SqlBool>`(${most} <= ${to}::integer or ${least} < ${to}::integer)`]),
  ]);
}

function isAccepted(
  name: CriterionName,
  { kind, values }: Exclude<CriterionValue, { kind: 'range' }>,
): Condition {
  const fact = candidate(factColumn(name));
  // An empty array would accept a fact that is not known.
  if (kind === 'anyBut' && values.length === 0) return sql`${fact} is not null`;
  if (kind === 'anyBut') return sql`${fact} <> all(${[...values]}::text[])`;
  const [only, another] = values;
  // An index scan over one value returns rows in order, over several it does not.
  return only !== undefined && another === undefined
    ? sql`${fact} = ${only}::text`
    : sql`${fact} = any(${[...values]}::text[])`;
}

/** Whether the candidate's preference states a criterion. */
export function isStated(name: CriterionName): Condition {
  return hasAll('wantedCriteria', [name]);
}

/** The rule `meets` in the other direction: whether the seeker's fact meets the candidate's criterion, where it is stated. */
export function isMetByFact({
  name,
  fact,
  codesOf,
}: {
  name: CriterionName;
  fact: Exclude<Fact, null>;
  codesOf: CodesOf;
}): Condition {
  const column = wantedColumn(name);
  if (typeof fact !== 'string') return overlaps(column, fact);
  const list = listOf(name);
  // "Other" accepts every value outside the list.
  const isOwnWords = list !== null && !codesOf(list).has(fact);
  return isOwnWords
    ? sql`${candidate(column)} && array[${fact}, ${otherCode}]::text[]`
    : sql`${fact}::text = any(${candidate(column)})`;
}

/** Whether a range shares more than an end with a band, or includes it whole. */
function overlaps(column: string, { from, to }: Range): Condition {
  const [least, most] = [candidate(`${column}From`), candidate(`${column}To`)];
  const below = from === null ? sql`false` : sql`${least} <= ${from}::integer`;
  const above = to === null ? sql`false` : sql`${most} >= ${to}::integer`;
  const reaches = to === null ? sql`true` : sql`${least} < ${to}::integer`;
  const begins = from === null ? sql`true` : sql`${most} > ${from}::integer`;
  return sql`(${least} is null or ${below} or ${reaches}) and (${most} is null or ${above} or ${begins})`;
}
