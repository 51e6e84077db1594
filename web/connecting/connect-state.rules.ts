import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';

/**
 * How one stands to somebody: nothing is open and an interest may be sent; the own one is sent; theirs waits for an answer;
 * the two are connected; or they have declined.
 */
export type ConnectState = 'open' | 'sent' | 'waiting' | 'connected' | 'declined';

/** What the latest interest of two people means for the viewer. Whoever declined may turn to the other after all. */
export function connectStateOf(interest: InterestStanding | null, viewerId: number): ConnectState {
  if (interest === null) return 'open';
  const isOwn = interest.i_sender_id === viewerId;
  switch (interest.i_status) {
    case 'pending':
      return isOwn ? 'sent' : 'waiting';
    case 'accepted':
      return 'connected';
    case 'rejected':
      return isOwn ? 'declined' : 'open';
    case 'cancelled':
      return 'open';
  }
}
