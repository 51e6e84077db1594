import type { InvitationState } from '#contract/imports/invitations.ts';

type Person = { iv_state: InvitationState; iv_email: string | null };

/** Whether a person can be invited by mail: they have an address and no invitation was sent. */
export function canBeInvited({ iv_state: state, iv_email: email }: Person): boolean {
  return state === 'waiting' && email !== null;
}

/** Whether a person has neither claimed nor declined, so that their data is still stored and a link opens it. */
export function isUnanswered({ iv_state: state }: Pick<Person, 'iv_state'>): boolean {
  return state === 'waiting' || state === 'invited';
}

/** The selection with an id added, or removed when it was in it. */
export function toggleSelected(selected: readonly number[], id: number): number[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}
