import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showInvitation } from '#contract/imports/invitation-answers.ts';
import { ApiUnreachable, type Answer } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';

export type Invitation = EndpointData<typeof showInvitation>;

/**
 * What the client reads of `showInvitation`. Importing the declaration itself would load its schemas, a fifth of the page's
 * script, before anything can be read; a test compares the two.
 */
export const invitationCall = { method: 'POST', path: '/invitation/show', changes: [] } as const;

/** Loads the invitation that a link's token opens. Throws `ApiUnreachable`. */
export function loadInvitation(token: string): Promise<Answer<typeof showInvitation>> {
  // The client reads these properties only; the types of input and answer are the declaration's.
  const endpoint = invitationCall as unknown as typeof showInvitation;
  return callEndpoint(endpoint, { token });
}

/** Loads the module that sends answers, once there is one to send. Throws `ApiUnreachable` when it cannot be loaded. */
export async function loadAnswers() {
  try {
    return await import('./send-answer.ts');
  } catch (cause) {
    throw new ApiUnreachable('The script that sends answers could not be reached', { cause });
  }
}
