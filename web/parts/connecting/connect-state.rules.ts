import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import type { PersonalDetails } from '#contract/settings/contact-audience.ts';
import type { InterestStatus } from '#contract/interests/interest.states.ts';

/**
 * The relationship of the viewer with a partner: `open` means that the viewer may send an interest, `waiting` that the
 * viewer is to answer one, `declined` that the partner has declined the viewer's.
 */
export type ConnectState = 'open' | 'sent' | 'waiting' | 'connected' | 'declined';

const states = {
  pending: { sender: 'sent', receiver: 'waiting' },
  accepted: { sender: 'connected', receiver: 'connected' },
  // A receiver who declined may send an interest afterwards.
  rejected: { sender: 'declined', receiver: 'open' },
  cancelled: { sender: 'open', receiver: 'open' },
} as const satisfies Record<InterestStatus, Record<'sender' | 'receiver', ConnectState>>;

/** Returns what the latest interest between two members means for the viewer. */
export function connectStateOf(interest: LatestInterestWire | null, viewerId: number): ConnectState {
  if (interest === null) return 'open';
  return states[interest.i_status][interest.i_sender_id === viewerId ? 'sender' : 'receiver'];
}

/** Returns why a partner's choice keeps the contact details back; undefined when it shows them. An interest may be accepted since. */
export function keptBackBy({
  personal_details: details,
  interest,
}: {
  personal_details: PersonalDetails;
  interest: LatestInterestWire | null;
}): Exclude<PersonalDetails, 'shown'> | undefined {
  if (details === 'private') return 'private';
  return details === 'shown' || interest?.i_status === 'accepted' ? undefined : 'after_interest';
}
