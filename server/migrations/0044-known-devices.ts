import { type Kysely, sql } from 'kysely';

/** Browsers that signed in before, who asked for a code, wrong tries of the whole site, and the alarm about them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table known_devices (
    account_id integer not null references accounts on delete cascade,
    device_hash text not null,
    last_used_at timestamptz not null,
    primary key (account_id, device_hash)
  )`.execute(database);
  await sql`create index known_devices_by_use on known_devices (last_used_at)`.execute(database);
  await sql`alter table one_time_codes
    add column code_length integer not null default 4,
    -- The known device that asked for the code; null when somebody else did.
    add column device text,
    add column wrong_tries_of_devices integer not null default 0`.execute(database);
  await sql`alter table one_time_code_sends
    add column device text,
    -- The keyed hash of the network that asked; null for codes that the product sends by itself.
    add column network text`.execute(database);
  await sql`create table wrong_tries (
    -- The address whose code was guessed; null for a password.
    address text,
    tried_at timestamptz not null
  )`.execute(database);
  await sql`create index wrong_tries_by_time on wrong_tries (tried_at)`.execute(database);
  await sql`create index wrong_tries_by_address on wrong_tries (address, tried_at) where address is not null`.execute(
    database,
  );
  await sql`create table guessing_alarms (
    -- There is one row.
    id integer primary key check (id = 1),
    alarmed_at timestamptz not null,
    long_codes_until timestamptz not null
  )`.execute(database);
}
