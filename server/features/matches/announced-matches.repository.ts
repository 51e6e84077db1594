import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** The owner has opened the partner's profile, has the partner on the shortlist, or there was an interest between the two. */
function isKnownTo({ owner, partner }: Record<'owner' | 'partner', RawBuilder<number>>): RawBuilder<boolean> {
  return sql`(exists (select from profile_visits where viewer_id = ${owner} and profile_visits.partner_id = ${partner})
    or exists (select from shortlist_entries entry where entry.account_id = ${owner} and entry.partner_id = ${partner})
    or exists (select from interests where sender_id = ${owner} and receiver_id = ${partner})
    or exists (select from interests where sender_id = ${partner} and receiver_id = ${owner}))`;
}

/** Those of some partners who are not known to a member. */
export async function listUnknown(
  database: Database,
  { accountId, partnerIds }: { accountId: number; partnerIds: readonly number[] },
): Promise<number[]> {
  const known = isKnownTo({ owner: sql`${accountId}::integer`, partner: sql`listed.id` });
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...partnerIds]}::integer[]) as listed (id) where not ${known}`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Marks the partners on these lists of a day who were never announced to their owner, nor are known to them, as new, and remembers them. Returns how many
 * they are for each owner who has any. The caller holds the locks of the lists.
 */
export async function announceNew(
  database: Database,
  { accountIds, day }: { accountIds: readonly number[]; day: string },
): Promise<{ accountId: number; count: number }[]> {
  if (accountIds.length === 0) return [];
  const known = isKnownTo({ owner: sql`daily_matches.account_id`, partner: sql`listed.id` });
  const { rows } = await sql<{ accountId: number; count: number }>`
    with announced as (
      select account_id, array_agg(listed.id) as ids
      from daily_matches cross join unnest(partner_ids) as listed (id)
      where account_id = any(${[...accountIds]}::integer[]) and day = ${day}::date
        and not exists (select from announced_matches earlier
          where earlier.account_id = daily_matches.account_id and listed.id = any(earlier.partner_ids))
        and not ${known}
      group by account_id
    ), remembered as (
      insert into announced_matches (account_id, month, partner_ids)
      select account_id, date_trunc('month', ${day}::date)::date, ids from announced order by account_id
      on conflict (account_id, month) do update
        set partner_ids = announced_matches.partner_ids || ${sql.ref('excluded.partner_ids')}
    )
    update daily_matches set new_ids = new_ids || announced.ids from announced
    where daily_matches.account_id = announced.account_id and day = ${day}::date
    returning daily_matches.account_id, cardinality(announced.ids) as count`.execute(database);
  return rows;
}

/** The partners who were announced to a member as new on a day or later, and are not known to the member since. */
export async function listAnnouncedSince(
  database: Database,
  { accountId, from }: { accountId: number; from: string },
): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`
    select distinct unnest(new_ids) as partner_id from daily_matches
    where account_id = ${accountId} and day >= ${from}::date`.execute(database);
  return listUnknown(database, { accountId, partnerIds: rows.map(({ partnerId }) => partnerId) });
}

/** Forgets who was announced in the months that ended before a day. */
export async function deleteAnnouncedBefore(database: Database, day: string): Promise<void> {
  await sql`delete from announced_matches where month < date_trunc('month', ${day}::date)`.execute(database);
}
