import { logout } from '#contract/accounts/logout.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { endSession } from '#web/api/session.ts';

/**
 * Revokes the session on the server and forgets it in this browser, which leads to `/`. The call leaves with the token
 * before the token is forgotten; without a connection the browser forgets it all the same.
 */
export async function signOut(): Promise<void> {
  const revoked = callEndpoint(logout, {});
  endSession('signed-out');
  try {
    await revoked;
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
