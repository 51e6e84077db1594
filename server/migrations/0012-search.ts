import { type Kysely, sql } from 'kysely';

/**
 * The terms by which free text finds members, and the members that alerts have named. Two more tables contain the words of
 * members, so that an index finds a misspelt one without an extension of the database: see docs/decisions/0015.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table search_terms (
      account_id integer primary key references accounts on delete cascade,
      terms text[] not null
    )`,
    // Without a list of what is still to be sorted in: a search would have to read it each time.
    sql`create index search_terms_by_term on search_terms using gin (terms) with (fastupdate = off)`,
    sql`create table search_words (
      word text collate "C" primary key,
      unused_since date
    )`,
    sql`create table search_spellings (
      spelling text collate "C" not null,
      word text collate "C" not null,
      primary key (spelling, word)
    )`,
    sql`create table search_tellings (
      search_id integer not null references saved_searches on delete cascade,
      partner_id integer not null references accounts on delete cascade,
      told_at timestamptz not null,
      primary key (search_id, partner_id)
    )`,
    sql`create index search_tellings_by_partner on search_tellings (partner_id)`,
    // The order by age, and the news of an alert.
    sql`create index matching_rows_by_birth on matching_rows (gender, date_of_birth, account_id) where is_listed`,
    sql`create index matching_rows_by_freshness on matching_rows (gender, fresh_on) where is_listed`,
    sql`create index saved_searches_with_alert on saved_searches (alerted_at, account_id) where has_alert`,
  ];
  for (const statement of statements) await statement.execute(database);
}
