import type { InvitationState } from '#contract/imports/invitations.ts';

type Person = { iv_state: InvitationState; iv_email: string | null; iv_is_sending: boolean };

/** Whether a person can be invited by mail: they have an address, and no invitation was sent or is on its way. */
export function canBeInvited({
  iv_state: state,
  iv_email: email,
  iv_is_sending: isSending,
}: Person): boolean {
  return state === 'waiting' && email !== null && !isSending;
}

/** Whether a person has neither claimed nor declined, so that their data is still stored and a link opens it. */
export function isUnanswered({ iv_state: state }: Pick<Person, 'iv_state'>): boolean {
  return state === 'waiting' || state === 'invited';
}

/** The selection with an id added, or removed when it was in it. */
export function toggleSelected(selected: readonly number[], id: number): number[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}
