import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { claimInvitation, declineInvitation } from '#contract/imports/invitation-answers.ts';
import type { Answer, FieldError } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';

// Loaded when an answer is sent: reading an invitation does not need the contract's schemas.

/** The errors of a claim by the contract's schema, without those of the consent, which the form checks itself. */
export function checkClaim(claim: Record<string, unknown>): FieldError[] {
  const { error } = claimInvitation.input.safeParse(claim);
  const errors = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
  return errors.filter(({ field }) => field !== 'consent');
}

/** Sends a claim that `checkClaim` found valid. Throws `ApiUnreachable`. */
export function sendClaim(claim: Record<string, unknown>): Promise<Answer<typeof claimInvitation>> {
  // The endpoint's own schema checked every field.
  const input = claim as EndpointInput<typeof claimInvitation>;
  return callEndpoint<typeof claimInvitation>(claimInvitation, input);
}

/** Declines the invitation, which erases all its data. Throws `ApiUnreachable`. */
export function sendDecline(token: string): Promise<Answer<typeof declineInvitation>> {
  return callEndpoint(declineInvitation, { token });
}
