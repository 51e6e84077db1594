import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Whether a notice is told at present: not while the person of whom it tells cannot be seen, and nothing of visits while one of
 * the two does not show theirs.
 */
function isTold(viewpoint: Viewpoint): RawBuilder<boolean> {
  return sql`(notifications.partner_id is null or ${isVisibleTo(viewpoint, sql.ref('notifications.partnerId'))})
    and (kind <> 'visit' or not exists (select from member_settings
      where member_settings.account_id in (notifications.account_id, notifications.partner_id) and not shows_visits))`;
}

export type ListedNotice = Awaited<ReturnType<typeof listLatest>>[number];

/** The latest notices of a member, latest first, with whom they tell of. */
export async function listLatest(
  database: Database,
  { viewpoint, most }: { viewpoint: Viewpoint; most: number },
) {
  return database
    .selectFrom('notifications')
    .leftJoin('profiles', 'profiles.accountId', 'notifications.partnerId')
    .leftJoin('photos', (join) =>
      join.onRef('photos.accountId', '=', 'notifications.partnerId').on('photos.position', '=', 0),
    )
    .select(['notifications.id', 'notifications.kind', 'details', 'readAt', 'notifications.createdAt'])
    .select(['profiles.accountId as partnerId', 'firstName', 'lastName', 'gender'])
    .select(['photos.token as pictureToken', 'photos.placeholder as picturePlaceholder'])
    .where('notifications.accountId', '=', viewpoint.accountId)
    .where(isTold(viewpoint))
    .orderBy('notifications.id', 'desc')
    .limit(most)
    .execute();
}

export async function countUnread(database: Database, viewpoint: Viewpoint): Promise<number> {
  const { count } = await database
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', viewpoint.accountId)
    .where('readAt', 'is', null)
    .where(isTold(viewpoint))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a member's notices up to and with one of them; what came later, or is not told at present, stays as it is. False when nothing changed. */
export async function markRead(
  database: Database,
  { viewpoint, upTo, now }: { viewpoint: Viewpoint; upTo: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('notifications')
    .set({ readAt: now })
    .where('accountId', '=', viewpoint.accountId)
    .where('id', '<=', upTo)
    .where('readAt', 'is', null)
    .where(isTold(viewpoint))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteNotificationsBefore(database: Database, instant: Date): Promise<void> {
  await database.deleteFrom('notifications').where('createdAt', '<', instant).execute();
}
