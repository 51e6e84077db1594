import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Weeks } from './dashboard.rules.ts';

/** The dashboard counts rows of many features, each in as few statements as possible, so its repositories read tables of them all. */

export type WeekStarts = { last: Date; previous: Date };
export type Counted = Weeks & { total: number };
export type Counts = { users: Counted; enquiries: Counted; stories: Counted; inactiveUsers: number };

const noneCounted: Counted = { total: 0, last: 0, previous: 0 };

/**
 * How many members, enquiries and stories there are, and how many came in the last two weeks. Stories count as the list shows them, which
 * leaves out deleted ones.
 */
export async function countTotals(database: Database, starts: WeekStarts): Promise<Counts> {
  const weeks = sql`count(*)::integer as total,
    (count(*) filter (where created_at >= ${starts.last}))::integer as last,
    (count(*) filter (where created_at >= ${starts.previous} and created_at < ${starts.last}))::integer as previous`;
  const { rows } = await sql<Counted & { counted: string }>`
    select 'users' as counted, ${weeks} from accounts where role = 'user'
    union all select 'enquiries', ${weeks} from enquiries
    union all select 'stories', ${weeks} from stories where status <> 'deleted'
    union all select 'inactiveUsers', count(*)::integer, 0, 0 from accounts
      where role = 'user' and status = 'inactive'`.execute(database);
  const byName = new Map(rows.map(({ counted, ...counts }) => [counted, counts]));
  return {
    users: byName.get('users') ?? noneCounted,
    enquiries: byName.get('enquiries') ?? noneCounted,
    stories: byName.get('stories') ?? noneCounted,
    inactiveUsers: byName.get('inactiveUsers')?.total ?? 0,
  };
}
