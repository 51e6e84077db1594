import { type Expression, type RawBuilder, sql } from 'kysely';
import { selectBlocked } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Viewpoint } from './partners.policy.ts';

/** Whether the person of `accounts` and the viewer are kept apart: one of the two blocked the other. */
export function isBlockedBetween(viewerId: number): RawBuilder<boolean> {
  return sql`accounts.id in (${selectBlocked(viewerId)})`;
}

/**
 * Whether the viewer may see the person of an id: what `isVisible` of the policy decides, for lists whose length counts.
 * A test holds the two together.
 */
export function isVisibleTo(
  { accountId, soughtGenders }: Viewpoint,
  id: Expression<number>,
): RawBuilder<boolean> {
  return sql`exists (select from accounts join profiles on profiles.account_id = accounts.id
    where accounts.id = ${id} and accounts.id <> ${accountId}
      and accounts.role = 'user' and accounts.status = 'active' and accounts.email_verified_at is not null
      and not accounts.is_hidden and profiles.gender = any(${[...soughtGenders]}::text[])
      and not (${isBlockedBetween(accountId)}))`;
}

/** Bride, groom, or neither; undefined for whoever was erased a moment ago. */
export async function findGender(database: Database, accountId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('profiles')
    .select('gender')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.gender;
}
