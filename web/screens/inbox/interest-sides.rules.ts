import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import type { Side } from './inbox-address.rules.ts';

type Pair = Pick<LatestInterestWire, 'i_sender_id' | 'i_receiver_id'>;

/** Whether that side received, and so accepted, an accepted interest. Source: the specification's Accepted tab. */
export function isAcceptedBy(side: Side, { interest, ownId }: { interest: Pair; ownId: number }): boolean {
  return side === 'me' ? interest.i_receiver_id === ownId : interest.i_sender_id === ownId;
}

export type PartnerPronoun = 'her' | 'him' | 'them';

const pronouns: Readonly<Record<string, PartnerPronoun>> = { Male: 'her', Female: 'him' };

/** Returns the pronoun for the partners of a viewer of that gender: they are of the other gender. */
export function partnerPronounOf(ownGender: string): PartnerPronoun {
  return Object.hasOwn(pronouns, ownGender) ? (pronouns[ownGender] ?? 'them') : 'them';
}

type Answered = Pick<LatestInterestWire, 'i_status' | 'i_sender_id'>;

/** The answer to an interest, as the viewer reads it. */
type InterestOutcome = 'youAccepted' | 'youDeclined' | 'youCancelled' | 'accepted' | 'declined' | 'cancelled';

const outcomes: Readonly<
  Record<Answered['i_status'], { forSender?: InterestOutcome; forReceiver?: InterestOutcome }>
> = {
  pending: {},
  accepted: { forSender: 'accepted', forReceiver: 'youAccepted' },
  rejected: { forSender: 'declined', forReceiver: 'youDeclined' },
  cancelled: { forSender: 'youCancelled', forReceiver: 'cancelled' },
};

/** Returns undefined for an interest that waits for its answer. */
export function outcomeOf({ i_status, i_sender_id }: Answered, ownId: number): InterestOutcome | undefined {
  const { forSender, forReceiver } = outcomes[i_status];
  return i_sender_id === ownId ? forSender : forReceiver;
}
