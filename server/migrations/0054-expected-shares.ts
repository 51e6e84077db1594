import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** The criteria with the column of the fact, and with those that say whether a preference states it, in the order of their bits. */
const criteria: readonly (readonly [name: string, fact: string, wanted: string])[] = [
  ['age', 'date_of_birth', 'coalesce(wanted_age_from, wanted_age_to)'],
  ['height', 'height', 'coalesce(wanted_height_from, wanted_height_to)'],
  ['maritalStatus', 'marital_status', 'wanted_marital_status'],
  ['religion', 'religion', 'wanted_religion'],
  ['community', 'community', 'wanted_community'],
  ['motherTongue', 'mother_tongue', 'wanted_mother_tongue'],
  ['country', 'country', 'wanted_country'],
  ['state', 'state', 'wanted_state'],
  ['city', 'city', 'wanted_city'],
  ['district', 'district', 'wanted_district'],
  ['qualification', 'qualification', 'wanted_qualification'],
  ['workingWith', 'working_with', 'wanted_working_with'],
  ['professionArea', 'profession_area', 'wanted_profession_area'],
  ['workingAs', 'working_as', 'wanted_working_as'],
  ['annualIncome', 'income_from', 'coalesce(wanted_income_from, wanted_income_to)'],
  ['profileManagedBy', 'profile_for', 'wanted_profile_for'],
  ['diet', 'diet', 'wanted_diet'],
];
const weights = [10, 5, 8, 10, 7, 7, 6, 4, 3, 3, 6, 3, 3, 3, 5, 1, 6];

/** What the indexes of candidates include, so that most candidates without a chance are refused without being read. */
const coveredFacts = [
  'height',
  'income_from',
  'income_to',
  'marital_status',
  'religion',
  'community',
  'mother_tongue',
  'country',
  'state',
  'qualification',
  'working_with',
  'profession_area',
  'diet',
  ...['age', 'height', 'income'].flatMap((word) => [`wanted_${word}_from`, `wanted_${word}_to`]),
  'known_criteria',
  'wanted_criteria',
  'required_criteria',
];

/** The indexes of candidates, by the fact that they begin with. */
const indexes = ['activity_rank', 'religion', 'community', 'mother_tongue', 'state'] as const;

function createIndex(fact: (typeof indexes)[number]): string {
  const keys = [
    'gender',
    ...(fact === 'activity_rank' ? [] : [fact]),
    'activity_rank desc',
    'account_id desc',
    'date_of_birth',
  ];
  const covered = coveredFacts.filter((other) => other !== fact);
  return `create index matching_rows_by_${fact} on matching_rows (${keys.join()})
    include (${covered.join()}) where is_listed`;
}

const sumOf = (parts: readonly string[]) => sql.raw(parts.join(' + '));

/** Fills the bits and weights of the members so far. Their shares are counted when the next process starts. */
export async function fillCriteria(database: QueryExecutorProvider): Promise<void> {
  const bits = (conditionOf: (index: number) => string) =>
    sumOf(criteria.map((_one, index) => `case when ${conditionOf(index)} then ${2 ** index} else 0 end`));
  const ofStated = criteria.map(
    ([, , wanted], index) => `case when ${wanted} is not null then ${weights[index]} else 0 end`,
  );
  await sql`update matching_rows set
    wanted_weight = ${sumOf(ofStated)},
    known_criteria = ${bits((index) => `${criteria[index]?.[1]} is not null`)},
    wanted_criteria = ${bits((index) => `${criteria[index]?.[2]} is not null`)},
    required_criteria = ${bits((index) => `'${criteria[index]?.[0]}' = any(must_have)`)}`.execute(database);
}

/**
 * How often the values of facts occur; and for each member which facts are known, what is wanted and required, as bits, with the
 * weight of what is wanted and the shares of members who meet it. The indexes of candidates include the bits.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table matching_statistics (
      gender text not null,
      criterion text not null,
      value text not null,
      range_from integer,
      range_to integer,
      is_own_words boolean not null,
      members integer not null,
      primary key (gender, criterion, value)
    )`,
    sql`alter table matching_rows
      add column wanted_shares integer[] not null default '{}',
      add column wanted_weight integer not null default 0,
      add column known_criteria integer not null default 0,
      add column wanted_criteria integer not null default 0,
      add column required_criteria integer not null default 0`,
    // Without the indexes, filling the columns is several times as fast.
    ...indexes.map((fact) => sql.raw(`drop index matching_rows_by_${fact}`)),
  ];
  for (const statement of statements) await statement.execute(database);
  await fillCriteria(database);
  for (const fact of indexes) await sql.raw(createIndex(fact)).execute(database);
  await sql`create index matching_rows_by_wanted on matching_rows
    (gender, wanted_criteria, activity_rank desc, account_id desc) where is_listed`.execute(database);
}
