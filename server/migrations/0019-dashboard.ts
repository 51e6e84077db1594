import { type Kysely, sql } from 'kysely';

/** The dashboard counts a hundred thousand members, and the events of a year, from indexes alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index accounts_members_by_creation on accounts (created_at) where role = 'user'`,
    sql`create index accounts_members_by_verification on accounts (email_verified_at)
      where role = 'user' and email_verified_at is not null`,
    sql`create index accounts_inactive_members on accounts (id) where role = 'user' and status = 'inactive'`,
    sql`create index interests_by_creation on interests (created_at)`,
    sql`create index interests_accepted_by_answer on interests (answered_at) where status = 'accepted'`,
    sql`create index interests_accepted_by_sender on interests (sender_id) where status = 'accepted'`,
    sql`create index stories_pending on stories (created_at) where status = 'pending'`,
    sql`create index reviews_pending on reviews (created_at) where status = 'pending'`,
  ];
  for (const statement of statements) await statement.execute(database);
}
