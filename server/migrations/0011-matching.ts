import { type Kysely, sql } from 'kysely';

/**
 * Facts that most preferences name, and the numeric criteria: indexes include them, so that most candidates are excluded
 * without being read.
 */
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
];

/**
 * Candidates are scanned in the order of `standing`, within a value of one fact. Facts with few values have many members for
 * each, so their indexes include the other facts too; a town has few members, whose rows are read.
 */
function listIndexes() {
  const covering = ['religion', 'community', 'mother_tongue', 'state'];
  const narrow = ['city', 'district', 'working_as'];
  const order = 'standing desc, account_id desc, date_of_birth';
  return [
    `create index matching_rows_by_standing on matching_rows (gender, ${order})
      include (${coveredFacts.join()}) where is_listed`,
    ...covering.map(
      (fact) => `create index matching_rows_by_${fact} on matching_rows (gender, ${fact}, ${order})
        include (${coveredFacts.filter((other) => other !== fact).join()}) where is_listed`,
    ),
    ...narrow.map(
      (fact) =>
        `create index matching_rows_by_${fact} on matching_rows (gender, ${fact}, ${order}) where is_listed`,
    ),
  ].map((statement) => sql.raw(statement));
}

/** What matching looks at, and what follows from it: lists of the day, shortlists, saved searches, the bell, blocks. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table accounts add column is_hidden boolean not null default false`,
    sql`create table matching_rows (
      account_id integer primary key references accounts on delete cascade,
      gender text not null,
      is_listed boolean not null,
      standing integer not null,
      fresh_on date not null,
      date_of_birth date not null,
      height integer,
      income_from integer,
      income_to integer,
      marital_status text,
      religion text,
      community text,
      mother_tongue text,
      country text,
      state text,
      city text,
      district text,
      qualification text,
      working_with text,
      profession_area text,
      working_as text,
      profile_for text,
      diet text,
      wanted_age_from integer,
      wanted_age_to integer,
      wanted_height_from integer,
      wanted_height_to integer,
      wanted_income_from integer,
      wanted_income_to integer,
      wanted_marital_status text[],
      wanted_religion text[],
      wanted_community text[],
      wanted_mother_tongue text[],
      wanted_country text[],
      wanted_state text[],
      wanted_city text[],
      wanted_district text[],
      wanted_qualification text[],
      wanted_working_with text[],
      wanted_profession_area text[],
      wanted_working_as text[],
      wanted_profile_for text[],
      wanted_diet text[],
      must_have text[] not null
    ) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, fillfactor = 90)`,
    ...listIndexes(),
    // The live count looks at the narrow rows now.
    sql`drop index profiles_by_gender_and_birth`,
    sql`drop index profiles_by_district`,
    sql`drop index profiles_by_working_as`,
    sql`drop index profiles_by_city`,
    sql`create table blocks (
      blocker_id integer not null references accounts on delete cascade,
      blocked_id integer not null references accounts on delete cascade,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    )`,
    sql`create index blocks_by_blocked on blocks (blocked_id)`,
    sql`create table shortlist_entries (
      account_id integer not null references accounts on delete cascade,
      partner_id integer not null references accounts on delete cascade,
      created_at timestamptz not null,
      primary key (account_id, partner_id),
      check (account_id <> partner_id)
    )`,
    sql`create index shortlist_entries_by_partner on shortlist_entries (partner_id)`,
    // A declined interest removes both members from each other's lists: one look-up for each pair.
    sql`create index interests_rejected on interests
      (least(sender_id, receiver_id), greatest(sender_id, receiver_id)) where status = 'rejected'`,
    // Visits come in the order of time, and the old ones are forgotten day by day.
    sql`create index profile_visits_by_time on profile_visits using brin (visited_at)`,
    sql`create table daily_matches (
      account_id integer not null references accounts on delete cascade,
      day date not null,
      partner_ids integer[] not null,
      is_open boolean not null,
      created_at timestamptz not null,
      primary key (account_id, day)
    )`,
    sql`create index daily_matches_by_day on daily_matches (day)`,
    sql`create table daily_appearances (
      account_id integer not null references accounts on delete cascade,
      day date not null,
      appearances integer not null,
      primary key (account_id, day)
    )`,
    sql`create index daily_appearances_by_day on daily_appearances (day)`,
    sql`create table daily_runs (
      day date primary key,
      stage text not null,
      last_account_id integer not null,
      finished_at timestamptz
    )`,
    sql`create table saved_searches (
      id integer generated by default as identity primary key,
      account_id integer not null references accounts on delete cascade,
      name text not null,
      filters jsonb not null,
      has_alert boolean not null,
      alerted_at timestamptz not null,
      stop_token_hash text unique,
      created_at timestamptz not null,
      unique (account_id, name)
    )`,
    sql`create table notifications (
      id integer generated by default as identity primary key,
      account_id integer not null references accounts on delete cascade,
      kind text not null,
      details jsonb not null,
      read_at timestamptz,
      created_at timestamptz not null
    )`,
    sql`create index notifications_by_account on notifications (account_id, id desc)`,
    sql`create index notifications_unread on notifications (account_id) where read_at is null`,
  ];
  for (const statement of statements) await statement.execute(database);
}
