import type { Context } from '#server/platform/context.ts';
import { countUnread, markRead } from './notifications.repository.ts';

/** Marks the notices up to and with one as read; gives how many are not, because they came later. */
export async function readNotifications(
  { database, now }: Context,
  { accountId, upTo }: { accountId: number; upTo: number },
): Promise<number> {
  await markRead(database, { accountId, upTo, now: now() });
  return countUnread(database, accountId);
}
