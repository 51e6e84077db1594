import type { EndpointInput } from '#contract/endpoint.ts';
import { claimInvitation } from '#contract/imports/claim-invitation.ts';
import { declineInvitation } from '#contract/imports/decline-invitation.ts';
import type { Answer, FieldError } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';

// Loaded when somebody answers: the rules of the contract are no part of what is needed to read.

/** What is wrong with a claim by the contract's own rules, the consent apart. */
export function checkClaim(claim: Record<string, unknown>): FieldError[] {
  const { error } = claimInvitation.input.safeParse(claim);
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
  return wrong.filter(({ field }) => field !== 'consent');
}

/** Sends a claim that was checked. Throws `ApiUnreachable`. */
export function sendClaim(claim: Record<string, unknown>): Promise<Answer<typeof claimInvitation>> {
  // Everything was checked by the endpoint's own schema.
  const input = claim as EndpointInput<typeof claimInvitation>;
  return callEndpoint<typeof claimInvitation>(claimInvitation, input);
}

/** Has everything erased. Throws `ApiUnreachable`. */
export function sendDecline(token: string): Promise<Answer<typeof declineInvitation>> {
  return callEndpoint(declineInvitation, { token });
}
