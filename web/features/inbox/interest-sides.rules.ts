import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';
import type { Side } from './inbox-address.rules.ts';

type Pair = Pick<InterestStanding, 'i_sender_id' | 'i_receiver_id'>;

/** Whether an accepted interest was accepted by that side: by whoever received it. Source: the specification's Accepted tab. */
export function isAcceptedBy(side: Side, { interest, ownId }: { interest: Pair; ownId: number }): boolean {
  return side === 'me' ? interest.i_receiver_id === ownId : interest.i_sender_id === ownId;
}

/** How those are spoken of whom somebody is shown: the other gender. */
export type Them = 'her' | 'him' | 'them';

const others: Readonly<Record<string, Them>> = { Male: 'her', Female: 'him' };

export function themOf(ownGender: string): Them {
  return Object.hasOwn(others, ownGender) ? (others[ownGender] ?? 'them') : 'them';
}

type Standing = Pick<InterestStanding, 'i_status' | 'i_sender_id'>;

/** What became of an interest, as it is told to one of the two; undefined while it waits. */
export type Turn = 'youAccepted' | 'youDeclined' | 'youCancelled' | 'accepted' | 'declined' | 'cancelled';

const turns: Readonly<Record<Standing['i_status'], { bySender?: Turn; byReceiver?: Turn }>> = {
  pending: {},
  accepted: { bySender: 'accepted', byReceiver: 'youAccepted' },
  rejected: { bySender: 'declined', byReceiver: 'youDeclined' },
  cancelled: { bySender: 'youCancelled', byReceiver: 'cancelled' },
};

export function turnOf({ i_status, i_sender_id }: Standing, ownId: number): Turn | undefined {
  const { bySender, byReceiver } = turns[i_status];
  return i_sender_id === ownId ? bySender : byReceiver;
}
