import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';

type PastInterest = { ended: 'youDeclined' | 'theyDeclined' | 'youCancelled' | 'theyCancelled'; at: string };

const endings = {
  rejected: { sender: 'theyDeclined', receiver: 'youDeclined' },
  cancelled: { sender: 'youCancelled', receiver: 'theyCancelled' },
} as const;

/** Returns how the latest interest of two members ended, and when; undefined for none, and for one that is open or accepted. */
export function pastInterestOf(
  interest: LatestInterestWire | null,
  viewerId: number,
): PastInterest | undefined {
  const at = interest?.i_answered_at ?? undefined;
  if (interest === null || at === undefined) return undefined;
  const { i_status: status, i_sender_id: sender } = interest;
  if (status !== 'rejected' && status !== 'cancelled') return undefined;
  return { ended: endings[status][sender === viewerId ? 'sender' : 'receiver'], at };
}
