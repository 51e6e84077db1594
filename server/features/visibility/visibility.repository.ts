import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Viewpoint } from './visibility.policy.ts';

/** The members that a member blocked, and those who blocked them. */
export function selectBlocked(accountId: number): RawBuilder<{ id: number }> {
  return sql`select blocked_id as id from blocks where blocker_id = ${accountId}::integer
    union all select blocker_id from blocks where blocked_id = ${accountId}::integer`;
}

/** Whether a member blocked the account of an id. */
export function hasBlocked(blockerId: number, id: Expression<unknown>): RawBuilder<boolean> {
  return sql`exists (select from blocks where blocker_id = ${blockerId}::integer and blocked_id = ${id})`;
}

/** Whether the viewer or the account of the row of `accounts` blocked the other. */
export function isBlockedBetween(viewerId: number): RawBuilder<boolean> {
  return sql`accounts.id in (${selectBlocked(viewerId)})`;
}

/** Whether the account of a table or alias is active, verified, and neither hidden nor withheld. */
export function isShown(account: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${account}.${name}`);
  return sql`(${column('role')} = 'user' and ${column('status')} = 'active'
    and ${column('emailVerifiedAt')} is not null and not ${column('isHidden')}
    and not ${column('isWithheld')})`;
}

/** The policy `isVisible` in SQL, for lists that are counted and paged. */
export function isVisibleTo(
  { accountId, soughtGenders }: Viewpoint,
  id: Expression<unknown>,
): RawBuilder<boolean> {
  return sql`exists (select from accounts join profiles on profiles.account_id = accounts.id
    where accounts.id = ${id} and accounts.id <> ${accountId}
      and ${isShown('accounts')} and profiles.gender = any(${[...soughtGenders]}::text[])
      and not (${isBlockedBetween(accountId)}))`;
}

/** The gender of a profile; undefined for an erased member. */
export async function findGender(database: Database, accountId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('profiles')
    .select('gender')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.gender;
}
