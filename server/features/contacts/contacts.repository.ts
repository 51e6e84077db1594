import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';

/** How somebody can be reached. This is the only statement that reads it for another member. */
export async function findContactDetails(
  database: Database,
  accountId: number,
): Promise<{ email: string; mobile: string | null } | undefined> {
  return database
    .selectFrom('accounts')
    .select(['email', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Notes that a member was shown a partner's contact details for the first time; `day` is the site's. */
export async function insertContactView(
  database: Database,
  view: { viewerId: number; partnerId: number; day: string; viewedAt: Date },
): Promise<void> {
  await database.insertInto('contactViews').values(view).execute();
}

/** The other one of a contact view, and when it was. */
export type Contact = { accountId: number; viewedAt: Date };

type Own = 'viewerId' | 'partnerId';

/** Whose details the viewer was shown (`own` is viewerId), or who was shown theirs, as far as they may see them, latest first. */
export async function listContacts(
  database: Database,
  { viewpoint, own, most }: { viewpoint: Viewpoint; own: Own; most: number },
): Promise<Contact[]> {
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
