import {
  type InterestAnswer,
  interestAnswers,
  type InterestStatus,
} from '#contract/interests/interest.states.ts';

/** An interest as far as the rules look at it. */
export type Standing = { status: InterestStatus; senderId: number; receiverId: number };

/** Why another interest may not follow the latest one of two people; null where it may. */
type Refusal =
  'interest_already_sent' | 'interest_waiting_for_you' | 'interest_declined' | 'already_connected' | null;

/**
 * Whether whoever sent the latest interest of two people (`sender`), or received it, may send another one. Whoever was
 * declined asks no more; whoever declined may change their mind. Source: decisions on the specification, 6.
 */
const sendingAfter: Record<InterestStatus, Record<'sender' | 'receiver', Refusal>> = {
  pending: { sender: 'interest_already_sent', receiver: 'interest_waiting_for_you' },
  accepted: { sender: 'already_connected', receiver: 'already_connected' },
  rejected: { sender: 'interest_declined', receiver: null },
  cancelled: { sender: null, receiver: null },
};

/** Why somebody may not send an interest, given the latest one between the two; null when they may. */
export function refusalToSend(latest: Standing | null, accountId: number): Refusal {
  return latest === null ? null : sendingAfter[latest.status][partOf(latest, accountId)];
}

/** Why somebody may not give an answer to an interest that is theirs; null when they may. */
export function refusalToAnswer(
  interest: Standing,
  { accountId, answer }: { accountId: number; answer: InterestAnswer },
): 'interest_not_yours_to_answer' | 'interest_not_pending' | null {
  const { by, from } = interestAnswers[answer];
  if (by !== partOf(interest, accountId)) return 'interest_not_yours_to_answer';
  return from === interest.status ? null : 'interest_not_pending';
}

/** The other one of the two. */
export function otherOf({ senderId, receiverId }: Standing, accountId: number): number {
  return accountId === senderId ? receiverId : senderId;
}

function partOf({ senderId }: Standing, accountId: number): 'sender' | 'receiver' {
  return accountId === senderId ? 'sender' : 'receiver';
}
