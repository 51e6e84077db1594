import { type Kysely, sql } from 'kysely';

/** Success stories that people send in: their pictures, the answers of the couple, and their order on the landing page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table stories drop constraint stories_status_check`,
    sql`alter table stories add constraint stories_status_check
      check (status in ('pending', 'approved', 'rejected', 'deleted'))`,
    sql`alter table stories
      add column picture_token text unique references pictures on update cascade,
      add column place text not null default '',
      add column position integer not null default 0,
      add column original_story text,
      add column edited_at timestamptz,
      add column is_objected boolean not null default false,
      add column decided_at timestamptz,
      add column network_hash text`,
    sql`create table story_consents (
      story_id integer not null references stories on delete cascade,
      account_id integer not null references accounts on delete cascade,
      side text not null check (side in ('bride', 'groom')),
      answer text check (answer in ('agreed', 'objected')),
      ending text not null default 'remove' check (ending in ('remove', 'initials')),
      found_partner boolean not null default false,
      answered_at timestamptz,
      primary key (story_id, account_id)
    )`,
    sql`create index story_consents_by_account on story_consents (account_id)`,
    // Stories from before the answers: the couple can answer by the page of their own stories.
    sql`insert into story_consents (story_id, account_id, side)
      select id, bride_id, 'bride' from stories where bride_id is not null
      union all select id, groom_id, 'groom' from stories where groom_id is not null and groom_id is distinct from bride_id`,
    sql`drop index stories_approved`,
    sql`create index stories_approved on stories (position, wedding_date desc, id desc) where status = 'approved'`,
    sql`create index stories_by_bride on stories (bride_id)`,
    sql`create index stories_by_groom on stories (groom_id)`,
    sql`create index stories_by_network on stories (network_hash, created_at) where network_hash is not null`,
    sql`create index stories_to_remove on stories (decided_at) where status in ('rejected', 'deleted')`,
  ];
  for (const statement of statements) await statement.execute(database);
}
