import type { Work } from '#server/platform/database/transact.ts';
import { listConnected } from './settings.repository.ts';
import { mostTold } from './settings.rules.ts';

/** Tells the open windows of those who stand in touch with a member that something about them changed: seen, hidden, contact. */
export async function announceStanding(
  { database, announce }: Pick<Work, 'database' | 'announce'>,
  accountId: number,
): Promise<void> {
  for (const partnerId of await listConnected(database, { accountId, most: mostTold })) {
    announce(partnerId, { type: 'partner_changed', partner_id: accountId });
    announce(partnerId, { type: 'notifications_changed' });
  }
}
