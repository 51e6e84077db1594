import type { Work } from '#server/platform/database/transact.ts';
import type { BlockPair } from './blocks.repository.ts';

/** Tells the open windows of both that the other can be seen no longer, or again: every list and the bell are asked for anew. */
export function announceBlock(
  { announce }: Pick<Work, 'announce'>,
  { blockerId, blockedId }: BlockPair,
): void {
  for (const [accountId, partnerId] of [
    [blockerId, blockedId],
    [blockedId, blockerId],
  ] as const) {
    announce(accountId, { type: 'partner_changed', partner_id: partnerId });
    announce(accountId, { type: 'notifications_changed' });
  }
}
