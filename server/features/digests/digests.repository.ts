import { sql } from 'kysely';
import { choseMail } from '#server/features/settings/settings.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Takes members who want a digest and did not get that of a week, by account id above `after`. Of parallel calls exactly one takes
 * a member.
 */
export async function takeMembers(
  database: Database,
  { week, after, most }: { week: string; after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    insert into weekly_digests (account_id, week)
    select account_id, ${week}::date from member_settings
    where account_id > ${after} and ${choseMail('weekly_digest')} and not exists (select from weekly_digests
      where weekly_digests.account_id = member_settings.account_id and week >= ${week}::date)
    order by account_id limit ${most}
    on conflict (account_id) do update set week = ${sql.ref('excluded.week')}
      where weekly_digests.week < ${sql.ref('excluded.week')}
    returning account_id`.execute(database);
  return rows.map(({ accountId }) => accountId);
}
