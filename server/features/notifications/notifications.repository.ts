import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredNotification = Selectable<Tables['notifications']>;

export async function insertNotification(
  database: Database,
  notification: Insertable<Tables['notifications']>,
): Promise<void> {
  await database.insertInto('notifications').values(notification).execute();
}

/** Takes away what tells of somebody and was not read; whether there was any. */
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

/** The latest notices of a member, latest first. */
export async function listLatest(
  database: Database,
  { accountId, most }: { accountId: number; most: number },
): Promise<StoredNotification[]> {
  return database
    .selectFrom('notifications')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function countUnread(database: Database, accountId: number): Promise<number> {
  const { count } = await database
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a member's notices up to and with one of them; what came later stays as it is. */
export async function markRead(
  database: Database,
  { accountId, upTo, now }: { accountId: number; upTo: number; now: Date },
): Promise<void> {
  await database
    .updateTable('notifications')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('id', '<=', upTo)
    .where('readAt', 'is', null)
    .execute();
}

export async function deleteNotificationsBefore(database: Database, instant: Date): Promise<void> {
  await database.deleteFrom('notifications').where('createdAt', '<', instant).execute();
}
