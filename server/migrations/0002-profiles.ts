import { type Kysely, sql } from 'kysely';

/** The facts of a profile that registration asks for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      account_id integer primary key references accounts on delete cascade,
      profile_for text not null,
      gender text not null,
      first_name text not null,
      last_name text not null,
      date_of_birth date not null,
      religion text not null,
      community text not null,
      profile_picture text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(database);
}
