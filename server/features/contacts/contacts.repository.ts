import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';

/** E-mail and mobile number of a member. This is the only statement that reads them for another member. */
export async function findContactDetails(
  database: Database,
  accountId: number,
): Promise<{ email: string; mobile: string | null; mobileVerifiedAt: Date | null } | undefined> {
  return database
    .selectFrom('accounts')
    .select(['email', 'mobile', 'mobileVerifiedAt'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Records the first time that a member viewed a partner's contact details; `day` is the site's. */
export async function insertContactView(
  database: Database,
  view: { viewerId: number; partnerId: number; day: string; viewedAt: Date; isCounted: boolean },
): Promise<void> {
  await database.insertInto('contactViews').values(view).execute();
}

type Side = 'viewerId' | 'partnerId';

/**
 * The contact views by a member (`own` is viewerId) or of the member's details (`own` is partnerId), latest first, without
 * those of members who are invisible to them.
 */
export async function listContactViews(
  database: Database,
  { viewpoint, own, most }: { viewpoint: Viewpoint; own: Side; most: number },
): Promise<{ accountId: number; viewedAt: Date }[]> {
  const other = own === 'viewerId' ? 'partnerId' : 'viewerId';
  const otherId: RawBuilder<number> = sql.ref(`contactViews.${other}`);
  return database
    .selectFrom('contactViews')
    .select([`${other} as accountId`, 'viewedAt'])
    .where(own, '=', viewpoint.accountId)
    .where(isVisibleTo(viewpoint, otherId))
    .orderBy('viewedAt', 'desc')
    .orderBy(other, 'desc')
    .limit(most)
    .execute();
}
