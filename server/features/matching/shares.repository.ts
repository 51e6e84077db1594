import { type RawBuilder, sql } from 'kysely';
import { otherCode } from '#contract/choices/choice-lists.ts';
import { criteria, type CriterionName, criterionNames } from '#contract/preferences/preference.criteria.ts';
import { genders } from '#contract/profiles/fixed-choices.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listOf } from './comparison.rules.ts';
import { alwaysKnown } from './conditions.repository.ts';
import { factColumn, wantedColumn } from './matching-row.rules.ts';
import { listMarkColumns, wantedKey } from './wanted-marks.repository.ts';
import {
  birthYears,
  bitsOf,
  mostShare,
  storedOrder,
  wantedKeys,
  wantedTogether,
} from './stored-criteria.rules.ts';

/** Rarer values are not counted: they would change no share by a whole percent. Of wanted criteria, the smallest sets are. */
const mostValues = 1000;
/** Exact incomes are counted in steps, in rupees: hardly two are equal. */
const incomeStep = 50_000;

/** The value of the row that counts all whose fact is known. */
const everyone = '';

const countedNames = criterionNames.filter((name) => !alwaysKnown.has(name));

/**
 * Counts how often each value of each fact occurs among the listed members. `rows` has the columns of `matching_rows`, for
 * it is read before those are written.
 */
export async function refreshStatistics(
  database: Database,
  rows: RawBuilder<unknown> = sql`matching_rows`,
): Promise<void> {
  if (!database.isTransaction) {
    await database.transaction().execute((transaction) => refreshStatistics(transaction, rows));
    return;
  }
  // Of two processes, the later one counts after the earlier.
  await sql`lock table matching_statistics in share row exclusive mode`.execute(database);
  await sql`delete from matching_statistics`.execute(database);
  const lists = [
    sql`(${everyone}::text, null::text)`,
    sql`(${wantedTogether}::text, null::text)`,
    sql`(${wantedKeys}::text, null::text)`,
    sql`(${birthYears}::text, null::text)`,
    ...countedNames.map((name) => sql`(${name}::text, ${listOf(name)}::text)`),
  ];
  await sql`
    insert into matching_statistics (gender, criterion, value, range_from, range_to, is_own_words, members)
    with counted as (
      select candidate.gender, fact.criterion, fact.value, fact.range_from, fact.range_to, count(*)::integer as members
      from ${rows} candidate
      cross join lateral (values ${sql.join([allListed, wantedOf('candidate'), keyOf('candidate'), bornIn, ...countedNames.map(factOf)])}) fact (criterion, value, range_from, range_to)
      where candidate.is_listed and fact.value is not null
      group by 1, 2, 3, 4, 5
    ), judged as (
      select counted.*, lists.list is not null and not exists (
        select from choices where choices.list = lists.list and choices.code = counted.value) as is_own_words,
        lists.list is not null and counted.value = ${otherCode} as is_other,
        row_number() over (partition by gender, criterion
          order by case when criterion = ${wantedTogether} then bit_count(value::integer::bit(32)) end, members desc, value collate "C"
        ) as place
      from counted join (values ${sql.join(lists)}) lists (criterion, list) using (criterion)
    )
    select gender, criterion, value, range_from, range_to, is_own_words, members
    from judged where place <= ${mostValues}::integer and not is_other and value <> ${everyone}
    union all
    select gender, criterion, ${otherCode}, null, null, false, sum(members)
    from judged where is_own_words or is_other group by gender, criterion
    union all
    select gender, criterion, ${everyone}, null, null, false, sum(members) from judged group by gender, criterion`.execute(
    database,
  );
}

/** Counts all listed members of a gender, as a criterion without a name. */
const allListed = sql`(${everyone}::text, ${everyone}::text, null::integer, null::integer)`;

/** Which criteria a member wants, as a value that is counted. */
function wantedOf(table: string): RawBuilder<unknown> {
  return sql`(${wantedTogether}::text, (${bitsWhere((name) => isWanted(name, table))})::text, null::integer, null::integer)`;
}

/** The key of what a member wants, as a value that is counted. */
function keyOf(table: string): RawBuilder<unknown> {
  return sql`(${wantedKeys}::text, ${keyWhereWanted(table)}, null::integer, null::integer)`;
}

/** The year of birth, as a value that is counted. */
const bornIn = sql`(${birthYears}::text, extract(year from candidate.date_of_birth)::integer::text, null::integer, null::integer)`;

/** A criterion with the value of its fact: as text, and as a range where it is one. */
function factOf(name: CriterionName): RawBuilder<unknown> {
  if (name === 'annualIncome') {
    const { from, to } = {
      from: sql`case when candidate.income_from = candidate.income_to
        then candidate.income_from / ${sql.lit(incomeStep)} * ${sql.lit(incomeStep)} else candidate.income_from end`,
      to: sql`case when candidate.income_from = candidate.income_to
        then candidate.income_to / ${sql.lit(incomeStep)} * ${sql.lit(incomeStep)} else candidate.income_to end`,
    };
    return sql`(${name}::text, (${from})::text || '-' || coalesce((${to})::text, ''), ${from}, ${to})`;
  }
  const fact = sql.ref(`candidate.${factColumn(name)}`);
  if (criteria[name].kind === 'range') return sql`(${name}::text, ${fact}::text, ${fact}, ${fact})`;
  return sql`(${name}::text, ${fact}, null::integer, null::integer)`;
}

const soughtGender = (table: string) =>
  sql`case ${sql.ref(`${table}.gender`)} ${sql.join(
    genders.map(
      (gender) => sql`when ${sql.lit(gender)} then ${sql.lit(soughtGendersOf(gender)[0] ?? gender)}`,
    ),
    sql` `,
  )} end`;

/** The shares of the criteria of a row of a table, with null for those that are not stated, or whose fact nobody has. */
function wantedShares(table: string): RawBuilder<number[]> {
  const shares = storedOrder.map((name) =>
    alwaysKnown.has(name) ? sql`null::integer` : shareOf(name, table),
  );
  return sql`array[${sql.join(shares)}]`;
}

function shareOf(name: CriterionName, table: string): RawBuilder<unknown> {
  const isRange = criteria[name].kind === 'range';
  const isMet = isRange ? isInRange(name, table) : isInSet(name, table);
  return sql`case when ${isWanted(name, table)} then (
    select least(${sql.lit(mostShare)}, 100::bigint * coalesce(sum(counted.members) filter (where counted.value <> ${sql.lit(everyone)}), 0)
      / max(counted.members) filter (where counted.value = ${sql.lit(everyone)}))::integer
    from matching_statistics counted
    where counted.gender = ${soughtGender(table)} and counted.criterion = ${sql.lit(name)} and ${isMet}) end`;
}

function isInSet(name: CriterionName, table: string): RawBuilder<unknown> {
  const wanted = sql.ref(`${table}.${wantedColumn(name)}`);
  // "Other" counts all own words already.
  return sql`counted.value = any(${wanted} || ${sql.lit(everyone)}::text)
    and not (counted.is_own_words and ${sql.lit(otherCode)} = any(${wanted}))`;
}

/** The rule `overlaps`. */
function isInRange(name: CriterionName, table: string): RawBuilder<unknown> {
  const [from, to] = ['From', 'To'].map((end) => sql.ref(`${table}.${wantedColumn(name)}${end}`));
  return sql`(counted.value = ${sql.lit(everyone)} or (
    (${from} is null or counted.range_from >= ${from} or counted.range_to > ${from} or counted.range_to is null)
    and (${to} is null or counted.range_to <= ${to} or counted.range_from < ${to})))`;
}

function bitsWhere(conditionOf: (name: CriterionName) => RawBuilder<unknown>): RawBuilder<unknown> {
  const bits = criterionNames.map(
    (name) => sql`case when ${conditionOf(name)} then ${sql.lit(bitsOf(name))} else 0 end`,
  );
  return sql.join(bits, sql` + `);
}

/** The columns of a row that follow from the others, for a table with all of these. */
export function listDerivedColumns(table: string): [name: string, value: RawBuilder<unknown>][] {
  const weights = criterionNames.map(
    (name) => sql`case when ${isWanted(name, table)} then ${sql.lit(criteria[name].weight)} else 0 end`,
  );
  return [
    ['wantedShares', wantedShares(table)],
    ['wantedWeight', sql`${sql.join(weights, sql` + `)}`],
    ['knownCriteria', bitsWhere((name) => sql`${factIn(name, table)} is not null`)],
    ['wantedCriteria', bitsWhere((name) => isWanted(name, table))],
    ['requiredCriteria', bitsWhere((name) => sql`${name}::text = any(${sql.ref(`${table}.mustHave`)})`)],
    ...listMarkColumns(table),
    ['wantedKey', keyWhereWanted(table)],
  ];
}

function keyWhereWanted(table: string): RawBuilder<unknown> {
  const isAnyWanted = sql.join(
    criterionNames.map((name) => isWanted(name, table)),
    sql` or `,
  );
  return sql`case when ${isAnyWanted} then ${wantedKey(table)} end`;
}

function factIn(name: CriterionName, table: string): RawBuilder<unknown> {
  return sql.ref(`${table}.${name === 'annualIncome' ? 'incomeFrom' : factColumn(name)}`);
}

function isWanted(name: CriterionName, table: string): RawBuilder<unknown> {
  const column = `${table}.${wantedColumn(name)}`;
  if (criteria[name].kind === 'set') return sql`${sql.ref(column)} is not null`;
  return sql`coalesce(${sql.ref(`${column}From`)}, ${sql.ref(`${column}To`)}) is not null`;
}

/** Of the next members after an account, at most `most`: those whose stored shares are no longer right, and the last one looked at. */
export async function listStaleShares(
  database: Database,
  { after, most }: { after: number; most: number },
): Promise<{ ids: number[]; last: number | null }> {
  const { rows } = await sql<{ accountId: number; isStale: boolean }>`
    select account_id, wanted_shares is distinct from ${wantedShares('candidate')} as is_stale
    from matching_rows candidate where account_id > ${after}::integer
    order by account_id limit ${most}::integer`.execute(database);
  const ids = rows.filter(({ isStale }) => isStale).map(({ accountId }) => accountId);
  return { ids, last: rows.length < most ? null : (rows.at(-1)?.accountId ?? null) };
}
