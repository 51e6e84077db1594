import type { NotificationWire } from '#contract/notifications/notification.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, listLatest } from './notifications.repository.ts';
import { mostShown } from './notifications.rules.ts';

/** The latest notices of the bell, and how many of all are not read. */
export async function listNotifications(
  { database }: Context,
  accountId: number,
): Promise<{ data: NotificationWire[]; unread: number }> {
  const latest = await listLatest(database, { accountId, most: mostShown });
  return { data: latest.map(presentNotification), unread: await countUnread(database, accountId) };
}
