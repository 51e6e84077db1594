import { sql } from 'kysely';

/**
 * The terms by which free text finds members, and the members that alerts have named. Two more tables contain the words of
 * members, so that an index finds a misspelt one without an extension of the database: see docs/decisions/0015.
 */
export const searchTables = sql`
  create table search_terms (
    account_id integer primary key references accounts on delete cascade,
    terms text[] not null,
    -- By which rule the terms were made; a job makes those of an earlier one anew.
    terms_version integer not null default 1
  );
  -- Without a list of what is still to be sorted in: a search would have to read it each time.
  create index search_terms_by_term on search_terms using gin (terms) with (fastupdate = off);
  -- For the job that looks for earlier ones among a million.
  create index search_terms_by_version on search_terms (terms_version, account_id);

  create table search_words (
    word text collate "C" primary key,
    unused_since date
  );

  create table search_spellings (
    spelling text collate "C" not null,
    word text collate "C" not null,
    primary key (spelling, word)
  );

  create table search_alerts (
    search_id integer not null references saved_searches on delete cascade,
    partner_id integer not null references accounts on delete cascade,
    alerted_at timestamptz not null,
    primary key (search_id, partner_id)
  );
  create index search_alerts_by_partner on search_alerts (partner_id)`;
