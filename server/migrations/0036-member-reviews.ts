import { type Kysely, sql } from 'kysely';

/**
 * Reviews are written by members, changed, decided about and answered. `name`, `rating` and `text` are what the member sent last,
 * `shown_…` what visitors read; an account has one review. What has no account was written by no member.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`delete from reviews where account_id is null
      or exists (select from reviews later where later.account_id = reviews.account_id and later.id > reviews.id)`,
    sql`alter table reviews
      drop constraint reviews_account_id_fkey,
      add foreign key (account_id) references accounts on delete cascade,
      alter column account_id set not null,
      add unique (account_id),
      add column shown_name text,
      add column shown_rating integer check (shown_rating between 1 and 5),
      add column shown_text text,
      add column submitted_at timestamptz,
      add column decided_at timestamptz,
      add column decided_by integer references accounts on delete set null,
      add column reason text,
      add column answer text,
      add column answered_at timestamptz,
      add column version integer not null default 1`,
    sql`update reviews set submitted_at = created_at`,
    sql`update reviews set shown_name = name, shown_rating = rating, shown_text = text, decided_at = created_at
      where status = 'published'`,
    sql`alter table reviews
      alter column submitted_at set not null,
      add check ((shown_name is null) = (shown_text is null) and (shown_rating is null) = (shown_text is null)),
      add check (status <> 'published' or shown_text is not null),
      add check ((answer is null) = (answered_at is null))`,
    sql`create index reviews_shown on reviews (created_at desc, id desc) where shown_text is not null`,
    sql`create index reviews_waiting on reviews (submitted_at, id) where status = 'pending'`,
    // For the limit of a day, which holds also for members who remove their review and write it again.
    sql`create table review_changes (
      account_id integer not null references accounts on delete cascade,
      changed_at timestamptz not null
    )`,
    sql`create index review_changes_by_account on review_changes (account_id, changed_at)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
