import { type RawBuilder, sql } from 'kysely';
import { allShowVisits } from '#server/features/settings/settings.ts';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A notification to insert. `partnerId` is the other member that it is about. */
type NotificationRow = { accountId: number; kind: string; partnerId: number | null; details: object };

/**
 * Inserts notifications of members, leaving out erased members. Each replaces an unread one of the same kind and partner that was
 * created after `replacedSince`; today's matches replace unread ones of any age.
 */
export async function insertNotifications(
  database: Database,
  {
    notifications,
    replacedSince,
    now,
  }: { notifications: readonly NotificationRow[]; replacedSince: Date; now: Date },
): Promise<void> {
  const rows = notifications.map(({ accountId, kind, partnerId, details }) => ({
    account_id: accountId,
    kind,
    partner_id: partnerId,
    details,
  }));
  await sql`
    with added as (
      select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (account_id integer, kind text, partner_id integer, details jsonb)
      join accounts on accounts.id = row.account_id
    ), repeated as (
      delete from notifications using added
      where notifications.account_id = added.account_id and notifications.kind = added.kind and read_at is null
        and (notifications.partner_id = added.partner_id and created_at > ${replacedSince}
          or added.kind = 'todays_matches')
    )
    insert into notifications (account_id, kind, partner_id, details, created_at)
    select account_id, kind, partner_id, details, ${now}::timestamptz from added`.execute(database);
}

/** Deletes an unread notification about a partner. Returns whether there was one. */
export async function deleteUnread(
  database: Database,
  { accountId, kind, partnerId }: { accountId: number; kind: string; partnerId: number },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('notifications')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('partnerId', '=', partnerId)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A notification is hidden while its partner cannot be seen; one about a visit also while one of the two does not show visits. */
export function isNotificationShown(viewpoint: Viewpoint): RawBuilder<boolean> {
  const partner = sql.ref('notifications.partnerId');
  return sql`(notifications.partner_id is null or ${isVisibleTo(viewpoint, partner)})
    and (notifications.kind <> 'visit' or ${allShowVisits(viewpoint.accountId, partner)})`;
}

export type ListedNotification = Awaited<ReturnType<typeof listLatest>>[number];

/** The latest shown notifications of a member with the partners they are about, latest first. */
export async function listLatest(
  database: Database,
  { viewpoint, most }: { viewpoint: Viewpoint; most: number },
) {
  return database
    .selectFrom('notifications')
    .leftJoin('profiles', 'profiles.accountId', 'notifications.partnerId')
    .leftJoin('photos', (join) =>
      join
        .onRef('photos.accountId', '=', 'notifications.partnerId')
        .on('photos.position', '=', 0)
        .on('photos.isShown', '=', true),
    )
    .select(['notifications.id', 'notifications.kind', 'details', 'readAt', 'notifications.createdAt'])
    .select(['profiles.accountId as partnerId', 'firstName', 'lastName', 'gender'])
    .select(['photos.token as pictureToken', 'photos.placeholder as picturePlaceholder'])
    .where('notifications.accountId', '=', viewpoint.accountId)
    .where(isNotificationShown(viewpoint))
    .orderBy('notifications.id', 'desc')
    .limit(most)
    .execute();
}

/** How many shown notifications of a member are unread. */
export async function countUnread(database: Database, viewpoint: Viewpoint): Promise<number> {
  const { count } = await database
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', viewpoint.accountId)
    .where('readAt', 'is', null)
    .where(isNotificationShown(viewpoint))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a member's shown notifications up to and including one as read. Returns whether any was unread. */
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
    .where(isNotificationShown(viewpoint))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteNotificationsBefore(database: Database, instant: Date): Promise<void> {
  await database.deleteFrom('notifications').where('createdAt', '<', instant).execute();
}
