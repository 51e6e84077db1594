import { sql } from 'kysely';

/** The numeric criteria of what a member wants, and the numbers that follow from all of it. */
const wishes = [
  ...['age', 'height', 'income'].flatMap((word) => [`wanted_${word}_from`, `wanted_${word}_to`]),
  'known_criteria',
  'wanted_criteria',
  'required_criteria',
  'wanted_weight',
  'wanted_marks',
  'required_marks',
];
const factsAndWishes = [
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
  ...wishes,
];

/** What an index includes beside its key, so that most candidates without a chance are refused without being read. */
const covered = (columns: readonly string[], key?: string) =>
  sql.raw(columns.filter((column) => column !== key).join(', '));
const rank = sql.raw('activity_rank desc, account_id desc');
const everything = sql.raw(String(2n ** 63n - 1n));

/** What matching looks at: one narrow row for each member, and how often the values of facts occur. */
export const matchingTables = sql`
  -- The numbers first that are always there, because the database finds these fastest in a row; then the short facts, then the sets:
  -- reading a column takes as long as there are columns before it.
  create table matching_rows (
    account_id integer primary key references accounts on delete cascade,
    activity_rank integer not null,
    fresh_on date not null,
    date_of_birth date not null,
    known_criteria integer not null default 0,
    wanted_criteria integer not null default 0,
    required_criteria integer not null default 0,
    wanted_weight integer not null default 0,
    completion integer not null default 0,
    is_listed boolean not null,
    -- One number that refuses most of those who do not want a member's facts, without the sets; all bits accept everybody.
    wanted_marks bigint not null default ${everything},
    required_marks bigint not null default ${everything},
    gender text not null,
    height integer,
    income_from integer,
    income_to integer,
    wanted_age_from integer,
    wanted_age_to integer,
    wanted_height_from integer,
    wanted_height_to integer,
    wanted_income_from integer,
    wanted_income_to integer,
    religion text,
    marital_status text,
    community text,
    mother_tongue text,
    country text,
    qualification text,
    diet text,
    state text,
    working_with text,
    profession_area text,
    working_as text,
    city text,
    district text,
    denomination text,
    sub_community text,
    profile_for text,
    wanted_religion text[],
    wanted_marital_status text[],
    wanted_community text[],
    wanted_mother_tongue text[],
    wanted_country text[],
    wanted_qualification text[],
    wanted_diet text[],
    wanted_state text[],
    wanted_working_with text[],
    wanted_profession_area text[],
    wanted_working_as text[],
    wanted_city text[],
    wanted_district text[],
    wanted_denomination text[],
    wanted_sub_community text[],
    wanted_profile_for text[],
    wanted_shares integer[] not null default '{}',
    -- A key of what is wanted, for an index.
    wanted_key text,
    must_have text[] not null
  )
  -- Its indexes answer without the rows only where those were vacuumed since they changed, and a changed row finds room beside itself.
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, fillfactor = 90);

  -- Candidates are scanned in the order of their rank, within a value of one fact. Facts with few values have many members for each,
  -- so their indexes include the other facts too; a town has few members, whose rows are read.
  create index matching_rows_by_activity_rank on matching_rows (gender, ${rank}, date_of_birth)
    include (${covered(factsAndWishes)}) where is_listed;
  create index matching_rows_by_religion on matching_rows (gender, religion, ${rank}, date_of_birth)
    include (${covered(factsAndWishes, 'religion')}) where is_listed;
  create index matching_rows_by_community on matching_rows (gender, community, ${rank}, date_of_birth)
    include (${covered(factsAndWishes, 'community')}) where is_listed;
  create index matching_rows_by_mother_tongue on matching_rows (gender, mother_tongue, ${rank}, date_of_birth)
    include (${covered(factsAndWishes, 'mother_tongue')}) where is_listed;
  create index matching_rows_by_state on matching_rows (gender, state, ${rank}, date_of_birth)
    include (${covered(factsAndWishes, 'state')}) where is_listed;
  create index matching_rows_by_city on matching_rows (gender, city, ${rank}, date_of_birth) where is_listed;
  create index matching_rows_by_district on matching_rows (gender, district, ${rank}, date_of_birth) where is_listed;
  create index matching_rows_by_working_as on matching_rows (gender, working_as, ${rank}, date_of_birth) where is_listed;
  create index matching_rows_by_sub_community on matching_rows (gender, sub_community, ${rank}, date_of_birth) where is_listed;
  create index matching_rows_by_denomination on matching_rows (gender, denomination, ${rank}, date_of_birth) where is_listed;
  -- Members who were married before, or do not say, are few: who looks for them has an index of them alone.
  create index matching_rows_by_marital_status on matching_rows (gender, marital_status, ${rank}, date_of_birth)
    include (${covered(factsAndWishes, 'marital_status')})
    where is_listed and (marital_status is null or marital_status <> 'never-married');
  -- Who looks for a rare age within a religion finds it in ranges of its own, instead of among all members of the religion.
  create index matching_rows_by_age on matching_rows (gender, religion, (extract(year from date_of_birth)::integer), ${rank})
    include (date_of_birth, ${covered(factsAndWishes, 'religion')}) where is_listed;
  -- It includes the facts, so that it serves those who state something, too.
  create index matching_rows_by_wanted_key on matching_rows (gender, wanted_key, ${rank})
    include (date_of_birth, ${covered(factsAndWishes)}) where is_listed;
  -- The order by age, and the news of an alert.
  create index matching_rows_by_birth on matching_rows (gender, date_of_birth, account_id) where is_listed;
  create index matching_rows_by_freshness on matching_rows (gender, fresh_on) where is_listed;
  create index matching_rows_by_completion on matching_rows (completion, account_id);

  create table matching_statistics (
    gender text not null,
    criterion text not null,
    value text not null,
    range_from integer,
    range_to integer,
    is_own_words boolean not null,
    members integer not null,
    primary key (gender, criterion, value)
  )`;
