import type { Work } from '#server/platform/database/transact.ts';
import { deleteUnread } from './notices.repository.ts';
import type { PersonalKind } from './notifications.rules.ts';

/**
 * Takes a notice of the bell back before it was read, in the transaction of what ends it: what is not so any more shall
 * not be read first. One that was read stays.
 */
export async function withdrawNotice(
  { database, announce }: Work,
  notice: { accountId: number; kind: PersonalKind; partnerId: number },
): Promise<void> {
  const isWithdrawn = await deleteUnread(database, notice);
  if (isWithdrawn) announce(notice.accountId, { type: 'notifications_changed' });
}
