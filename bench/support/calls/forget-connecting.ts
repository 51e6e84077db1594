import { sql } from 'kysely';
import type { Store } from '#scripts/operator/open-store.ts';

/** Takes back what a turn wrote, and leaves the tables as compact as they were. */
export async function forgetConnecting({ database }: Store, since: Date): Promise<void> {
  await sql`delete from interests where created_at >= ${since}`.execute(database);
  await sql`delete from contact_views where viewed_at >= ${since}`.execute(database);
  await sql`delete from notifications where created_at >= ${since}`.execute(database);
  for (const table of ['interests', 'contact_views', 'notifications', 'accounts']) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database);
  }
}
