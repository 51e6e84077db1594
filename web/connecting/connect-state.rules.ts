import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';
import type { InterestStatus } from '#contract/interests/interest.states.ts';

/**
 * How one stands to somebody: nothing is open and an interest may be sent; the own one is sent; theirs waits for an answer;
 * the two are connected; or they have declined.
 */
export type ConnectState = 'open' | 'sent' | 'waiting' | 'connected' | 'declined';

/** What each status means to whoever sent the interest, and to whoever received it. */
const states = {
  pending: { sender: 'sent', receiver: 'waiting' },
  accepted: { sender: 'connected', receiver: 'connected' },
  // Whoever declined may turn to the other after all.
  rejected: { sender: 'declined', receiver: 'open' },
  cancelled: { sender: 'open', receiver: 'open' },
} as const satisfies Record<InterestStatus, Record<'sender' | 'receiver', ConnectState>>;

/** What the latest interest of two people means for the viewer. */
export function connectStateOf(interest: InterestStanding | null, viewerId: number): ConnectState {
  if (interest === null) return 'open';
  return states[interest.i_status][interest.i_sender_id === viewerId ? 'sender' : 'receiver'];
}
