import type { EndpointData } from '#contract/endpoint.ts';
import type { showInvitation } from '#contract/imports/show-invitation.ts';
import type { Answer } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';

export type Invitation = EndpointData<typeof showInvitation>;

/**
 * Where the invitation is asked for. The declaration itself would bring its schemas, a fifth of all script of the page,
 * before anything can be read; a test holds the two together.
 */
export const invitationCall = { method: 'POST', path: '/invitation/show' } as const;

/** Asks for what a link opens. Throws `ApiUnreachable`. */
export function readInvitation(token: string): Promise<Answer<typeof showInvitation>> {
  // The client reads method and path alone; the types of input and answer are the declaration's.
  const endpoint = invitationCall as unknown as typeof showInvitation;
  return callEndpoint(endpoint, { token });
}
