import type { Work } from '#server/platform/database/transact.ts';

/** Tells the open windows of both that something changed between them. */
export function announceInterest(
  { announce }: Pick<Work, 'announce'>,
  { senderId, receiverId }: { senderId: number; receiverId: number },
): void {
  announce(senderId, { type: 'interest_changed', partner_id: receiverId });
  announce(receiverId, { type: 'interest_changed', partner_id: senderId });
}
