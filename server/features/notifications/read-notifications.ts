import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { countUnread, markRead } from './notifications.repository.ts';

/** Marks the notices up to and with one as read, in all windows; gives how many are not, because they came later. */
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
