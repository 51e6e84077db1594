import type { NotificationWire } from '#contract/notifications/notifications.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, listLatest, markRead } from './notifications.repository.ts';
import { mostListed } from './notifications.rules.ts';

/** The latest notifications of a member, and how many of all are unread. Neither includes members who cannot be seen. */
export async function listNotifications(
  { database }: Context,
  accountId: number,
): Promise<{ data: NotificationWire[]; unread: number }> {
  const viewpoint = await findViewpoint(database, accountId);
  const latest = await listLatest(database, { viewpoint, most: mostListed });
  return { data: latest.map(presentNotification), unread: await countUnread(database, viewpoint) };
}

/** Marks the notifications up to and including one as read, in all windows. Returns how many later ones are unread. */
export async function readNotifications(
  { transact, now }: Context,
  { accountId, upTo }: { accountId: number; upTo: number },
): Promise<number> {
  return transact(async ({ database, announce }) => {
    const viewpoint = await findViewpoint(database, accountId);
    const isChanged = await markRead(database, { viewpoint, upTo, now: now() });
    if (isChanged) announce(accountId, { type: 'notifications_changed' });
    return countUnread(database, viewpoint);
  });
}
