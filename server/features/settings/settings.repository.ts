import { type Selectable, sql, type Updateable } from 'kysely';
import { selectBlocked } from '#server/features/visibility/visibility.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredSettings = Selectable<Tables['memberSettings']>;

/** What a member changed; undefined while they have changed nothing. */
export async function findStoredSettings(
  database: Database,
  accountId: number,
): Promise<StoredSettings | undefined> {
  return database
    .selectFrom('memberSettings')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** What several members changed; whoever changed nothing is not among them. */
export async function listStoredSettings(
  database: Database,
  accountIds: readonly number[],
): Promise<StoredSettings[]> {
  return database
    .selectFrom('memberSettings')
    .selectAll()
    .where('accountId', '=', sql<number>`any(${[...accountIds]}::integer[])`)
    .execute();
}

export type SettingsChanges = Pick<
  Updateable<Tables['memberSettings']>,
  'contactAudience' | 'showsVisits' | 'language' | 'notifications'
>;

/** Keeps what was changed; the rest stays, or is the default. */
export async function saveSettings(
  database: Database,
  { accountId, now, changes }: { accountId: number; now: Date; changes: SettingsChanges },
): Promise<void> {
  await database
    .insertInto('memberSettings')
    .values({ accountId, ...changes, updatedAt: now })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...changes, updatedAt: now }))
    .execute();
}

/** Until the transaction ends nobody else changes the settings of this member; false for whoever was just erased. */
export async function lockMember(database: Database, accountId: number): Promise<boolean> {
  const account = database.selectFrom('accounts').select('id').where('id', '=', accountId);
  return (await account.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** Settings that stand with the account and the profile, which obey them, and whether the account is about to be erased. */
export type Standing = { isHidden: boolean; isIncomePrivate: boolean; deletionDueAt: Date | null };

/** How a member stands, in one statement over the tables of three features. Undefined for whoever was just erased. */
export async function findStanding(database: Database, accountId: number): Promise<Standing | undefined> {
  return database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('accountDeletions', 'accountDeletions.accountId', 'accounts.id')
    .select(['accounts.isHidden', 'profiles.isIncomePrivate', 'accountDeletions.dueAt as deletionDueAt'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/**
 * With whom a member has an interest that is open or was accepted, or of whom one viewed the other's contact details; the latest
 * first, without those of whom one blocked the other.
 */
export async function listConnected(
  database: Database,
  { accountId, most }: { accountId: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`
    select partner_id from (
      select id, created_at as at, case when sender_id = ${accountId} then receiver_id else sender_id end as partner_id
      from interests
      where (sender_id = ${accountId} or receiver_id = ${accountId}) and status in ('pending', 'accepted')
      union all
      select 0, viewed_at, case when viewer_id = ${accountId} then partner_id else viewer_id end
      from contact_views where viewer_id = ${accountId} or partner_id = ${accountId}
    ) connected
    where partner_id not in (${selectBlocked(accountId)})
    group by partner_id
    order by max(at) desc, max(id) desc limit ${most}`.execute(database);
  return rows.map(({ partnerId }) => partnerId);
}
