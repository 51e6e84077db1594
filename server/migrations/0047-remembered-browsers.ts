import { type Kysely, sql } from 'kysely';

/**
 * Browsers that stay signed in, the browser of a registration, and sessions that end however often they are used. A session has
 * several tokens, one for each time its browser came back.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    // The browser that registered; null for a registration of before, and of a program without cookies.
    sql`alter table registrations add column device_hash text`,
    sql`alter table accounts add column is_incomplete boolean not null default false`,
    // Verified accounts are removed by the same job while nobody has finished their registration.
    sql`create index accounts_incomplete on accounts (created_at) where is_incomplete`,
    sql`create table session_tokens (
      token_hash text primary key,
      session_id integer not null references sessions on delete cascade,
      created_at timestamptz not null,
      -- Null until the browser uses it for the first time, which shows that the answer with it has arrived.
      last_used_at timestamptz
    )`,
    sql`create index session_tokens_by_session on session_tokens (session_id)`,
    sql`insert into session_tokens (token_hash, session_id, created_at, last_used_at)
      select token_hash, id, created_at, last_used_at from sessions`,
    sql`alter table sessions drop column token_hash`,
    sql`create table remembered_devices (
      session_id integer primary key references sessions on delete cascade,
      account_id integer not null references accounts on delete cascade,
      series_hash text not null unique,
      secret_hash text not null,
      previous_secret_hash text,
      rotated_at timestamptz not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    sql`create index remembered_devices_by_account on remembered_devices (account_id)`,
    sql`create index remembered_devices_by_expiry on remembered_devices (expires_at)`,
    // The new ends count for the sessions of before, too.
    sql`update sessions set expires_at = least(expires_at, created_at + interval '90 days')`,
    sql`update sessions
      set expires_at = least(expires_at, last_used_at + interval '12 hours', created_at + interval '7 days')
      where account_id in (select id from accounts where role = 'admin')`,
  ];
  for (const statement of statements) await statement.execute(database);
}
