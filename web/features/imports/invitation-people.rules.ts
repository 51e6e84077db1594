import type { InvitationState } from '#contract/imports/invitation.wire.ts';

type Person = { iv_state: InvitationState; iv_email: string | null };

/** Whether somebody can be invited by mail now: they have an address, and nobody has told them. */
export function canBeInvited({ iv_state: state, iv_email: email }: Person): boolean {
  return state === 'waiting' && email !== null;
}

/** Whether something is held about the person still, so that a link or erasing has a meaning. */
export function isUnanswered({ iv_state: state }: Pick<Person, 'iv_state'>): boolean {
  return state === 'waiting' || state === 'invited';
}

/** The chosen ones with one more or one less. */
export function toggleChosen(chosen: readonly number[], id: number): number[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}
