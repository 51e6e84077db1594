import {
  type InterestAnswer,
  interestAnswers,
  type InterestStatus,
} from '#contract/interests/interest.states.ts';

/** The facts of an interest that the rules look at. */
type InterestState = { status: InterestStatus; senderId: number; receiverId: number };

/** Why another interest may not follow the latest one of two members; null when it may. */
type SendRefusal =
  | 'interest_already_sent'
  | 'interest_waiting_for_you'
  | 'interest_declined'
  | 'already_connected'
  | null;

/**
 * Whether the sender, or the receiver, of the latest interest between two members may send another one. A declined sender
 * may not; a receiver who declined may change their mind. Source: decisions on the specification, 6.
 */
const sendRefusals: Record<InterestStatus, Record<'sender' | 'receiver', SendRefusal>> = {
  pending: { sender: 'interest_already_sent', receiver: 'interest_waiting_for_you' },
  accepted: { sender: 'already_connected', receiver: 'already_connected' },
  rejected: { sender: 'interest_declined', receiver: null },
  cancelled: { sender: null, receiver: null },
};

/** Why a member may not send an interest, given the latest one between the two; null when they may. */
export function refusalToSend(latest: InterestState | null, accountId: number): SendRefusal {
  return latest === null ? null : sendRefusals[latest.status][sideOf(latest, accountId)];
}

/** Why one of the two members may not give an answer to their interest; null when they may. */
export function refusalToAnswer(
  interest: InterestState,
  { accountId, answer }: { accountId: number; answer: InterestAnswer },
): 'interest_not_yours_to_answer' | 'interest_not_pending' | null {
  const { by, from } = interestAnswers[answer];
  if (by !== sideOf(interest, accountId)) return 'interest_not_yours_to_answer';
  return from === interest.status ? null : 'interest_not_pending';
}

/** The other one of the two members. */
export function partnerOf({ senderId, receiverId }: InterestState, accountId: number): number {
  return accountId === senderId ? receiverId : senderId;
}

function sideOf({ senderId }: InterestState, accountId: number): 'sender' | 'receiver' {
  return accountId === senderId ? 'sender' : 'receiver';
}
