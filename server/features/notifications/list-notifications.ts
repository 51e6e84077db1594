import type { NotificationWire } from '#contract/notifications/notification.wire.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, listLatest } from './notifications.repository.ts';
import { mostShown } from './notifications.rules.ts';

/** The latest notices of the bell, and how many of all are not read. Whoever cannot be seen is in neither. */
export async function listNotifications(
  { database }: Context,
  accountId: number,
): Promise<{ data: NotificationWire[]; unread: number }> {
  const viewpoint = await findViewpoint(database, accountId);
  const latest = await listLatest(database, { viewpoint, most: mostShown });
  return { data: latest.map(presentNotification), unread: await countUnread(database, viewpoint) };
}
