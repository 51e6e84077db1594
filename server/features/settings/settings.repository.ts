import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { NotificationKind } from '#contract/notifications/notification.choices.ts';
import { firstProfileFacts } from '#contract/settings/first-profile.ts';
import { selectBlocked } from '#server/features/visibility/visibility.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredSettings = Selectable<Tables['memberSettings']>;

/** The stored settings of a member; undefined when they changed none. */
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

/** The stored settings of several members, without those who changed none. */
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
  'contactAudience' | 'audienceChosenAt' | 'showsVisits' | 'language' | 'notifications' | 'firstProfileStep'
>;

/** Stores some settings and leaves the others as they are. */
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

/**
 * Locks a member until the transaction ends, so that changes of their settings follow one another. Returns false when the
 * member has been erased.
 */
export async function lockMember(database: Database, accountId: number): Promise<boolean> {
  const account = database.selectFrom('accounts').select('id').where('id', '=', accountId);
  return (await account.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** The settings that are stored in the account and the profile, and when the account will be erased. */
export type AccountState = {
  isHidden: boolean;
  /** Whether the profile is withheld until a moderator approves it. */
  isWithheld: boolean;
  isIncomePrivate: boolean;
  /** How many of the facts that the guided first profile asks for are stated. */
  guidedFacts: number;
  deletionDueAt: Date | null;
};

const guidedFacts = Object.values(firstProfileFacts)
  .flat()
  .map((fact) => sql.ref(`profiles.${fact}`));

/** One statement over the tables of three features; undefined when the member has been erased. */
export async function findAccountState(
  database: Database,
  accountId: number,
): Promise<AccountState | undefined> {
  return database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('accountDeletions', 'accountDeletions.accountId', 'accounts.id')
    .select([
      'accounts.isHidden',
      'accounts.isWithheld',
      'profiles.isIncomePrivate',
      'accountDeletions.dueAt as deletionDueAt',
      sql<number>`num_nonnulls(${sql.join(guidedFacts)})`.as('guidedFacts'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/**
 * The members who have a conversation or a pending or accepted interest with a member, or where one of the two viewed the other's
 * contact details: first those with a conversation or an accepted interest, because their conversation may be on screen, and the
 * latest first; without blocked members and those who blocked. One statement reads the tables of these features.
 */
export async function listConnected(
  database: Database,
  { accountId, most }: { accountId: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`
    select partner_id from (
      select 0 as id, last_at as at, partner_id, true as may_write
      from conversation_sides where account_id = ${accountId}
      union all
      select id, created_at, case when sender_id = ${accountId} then receiver_id else sender_id end, status = 'accepted'
      from interests
      where (sender_id = ${accountId} or receiver_id = ${accountId}) and status in ('pending', 'accepted')
      union all
      select 0, viewed_at, case when viewer_id = ${accountId} then partner_id else viewer_id end, false
      from contact_views where viewer_id = ${accountId} or partner_id = ${accountId}
    ) connected
    where partner_id not in (${selectBlocked(accountId)})
    group by partner_id
    order by bool_or(may_write) desc, max(at) desc nulls last, max(id) desc limit ${most}`.execute(database);
  return rows.map(({ partnerId }) => partnerId);
}

/**
 * Whether the row of `member_settings` turns on mails of a kind that is off for those who did not choose. The kind is written into
 * the statement, so that the database finds a partial index by it.
 */
export function choseMail(kind: NotificationKind): RawBuilder<boolean> {
  return sql`notifications -> ${sql.lit(kind)} ->> 'mail' = 'true'`;
}

/** Whether none of these members hides their visits, as an SQL condition over account ids. */
export function allShowVisits(...accountIds: readonly (number | RawBuilder<unknown>)[]): RawBuilder<boolean> {
  return sql`not exists (select from member_settings
    where member_settings.account_id in (${sql.join(accountIds)}) and not member_settings.shows_visits)`;
}
