import { sql } from 'kysely';
import { otherCode, preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { DailyCount, FunnelStep } from '#contract/dashboard/statistics.ts';
import type { Database } from '#server/platform/database/database.ts';
import { tenths } from './dashboard.rules.ts';

type Period = { from: Date; until: Date };

/**
 * How many events of each kind there were on each day, where there were any. `starts` are the beginnings of the days; day 1 is the
 * first. An interest is counted on the day it was sent, and again on the day it was accepted.
 */
export async function countByDay(
  database: Database,
  { starts, from, until }: Period & { starts: readonly Date[] },
): Promise<{ counted: DailyCount; day: number; events: number }[]> {
  const days = sql`${starts.map((start) => start.toISOString())}::timestamptz[]`;
  const count = (
    counted: DailyCount,
    { table, column, where }: Record<'table' | 'column' | 'where', string>,
  ) => {
    const instant = sql.ref(column);
    return sql`select ${counted}::text as counted, width_bucket(${instant}, ${days}) as day, count(*)::integer as events
      from ${sql.table(table)} where ${instant} >= ${from} and ${instant} < ${until} and ${sql.raw(where)} group by 2`;
  };
  const counts = [
    count('registrations', { table: 'accounts', column: 'created_at', where: `role = 'user'` }),
    count('verified', { table: 'accounts', column: 'email_verified_at', where: `role = 'user'` }),
    count('interests', { table: 'interests', column: 'created_at', where: 'true' }),
    count('acceptances', { table: 'interests', column: 'answered_at', where: `status = 'accepted'` }),
  ];
  const { rows } = await sql<{ counted: DailyCount; day: number; events: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(database);
  return rows;
}

/** How far the members who registered in a period have come; each number is part of the one before it. */
export async function countFunnel(
  database: Database,
  { from, until, completeFrom }: Period & { completeFrom: number },
): Promise<Record<FunnelStep, number>> {
  const isInterested = sql`is_complete and exists (select from interests where sender_id = registered.id)`;
  const { rows } = await sql<Record<FunnelStep, number>>`
    with registered as (
      select accounts.id, email_verified_at is not null as is_verified,
        email_verified_at is not null and coalesce(completion, 0) >= ${completeFrom} as is_complete
      from accounts
      left join matching_rows on matching_rows.account_id = accounts.id
      where role = 'user' and accounts.created_at >= ${from} and accounts.created_at < ${until}
    )
    select count(*)::integer as registered,
      (count(*) filter (where is_verified))::integer as verified,
      (count(*) filter (where is_complete))::integer as complete,
      (count(*) filter (where ${isInterested}))::integer as interested,
      (count(*) filter (where ${isInterested}
        and exists (select from interests where sender_id = registered.id and status = 'accepted')))::integer as accepted
    from registered`.execute(database);
  return rows[0] ?? { registered: 0, verified: 0, complete: 0, interested: 0, accepted: 0 };
}

/** The members that the balances are about: active and with a verified e-mail. */
const ofBalances = sql`from accounts join profiles on profiles.account_id = accounts.id
  where role = 'user' and status = 'active' and email_verified_at is not null`;

export async function countGenders(database: Database): Promise<{ gender: string; members: number }[]> {
  const { rows } = await sql<{ gender: string; members: number }>`
    select gender, count(*)::integer as members ${ofBalances}
    group by gender order by members desc, gender`.execute(database);
  return rows;
}

type CommunityCount = { community: string; religion: string | null; members: number };

/** The largest communities of the choice list. Own words, and values that name no community, are never among them. */
export async function countCommunities(database: Database, most: number): Promise<CommunityCount[]> {
  const { rows } = await sql<CommunityCount>`
    select largest.community, parent as religion, members
    from (select community, count(*)::integer as members ${ofBalances} group by community) as largest
    join choices on list = 'community' and code = largest.community
    where code not in (${otherCode}, ${preferNotToSayCode})
    order by members desc, largest.community limit ${most}`.execute(database);
  return rows;
}

type Appearances = { fromDay: string; untilDay: string; activeSince: Date };
export type TenthOfMembers = { tenth: number; members: number; shows: number; neverShown: number };

/** The members who could be shown, in tenths by how often they were on today's lists of some days, the most shown first. */
export async function countExposure(
  database: Database,
  { fromDay, untilDay, activeSince }: Appearances,
): Promise<TenthOfMembers[]> {
  const { rows } = await sql<TenthOfMembers>`
    with shown as (
      select account_id, sum(appearances)::integer as shows from daily_appearances
      where day between ${fromDay}::date and ${untilDay}::date group by account_id
    ), members as (
      select coalesce(shows, 0) as shows, ntile(${tenths}::integer) over (order by coalesce(shows, 0) desc) as tenth
      from matching_rows
      join accounts on accounts.id = matching_rows.account_id
      left join shown on shown.account_id = accounts.id
      where is_listed and greatest(last_seen_at, accounts.created_at) >= ${activeSince}
    )
    select tenth, count(*)::integer as members, sum(shows)::integer as shows,
      (count(*) filter (where shows = 0))::integer as never_shown
    from members group by tenth order by tenth`.execute(database);
  return rows;
}
