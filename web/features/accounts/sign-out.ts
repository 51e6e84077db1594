import { logout } from '#contract/accounts/sessions.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { endSession } from '#web/api/session.ts';

/**
 * Revokes the session on the server and ends it in this browser, which leads to `/`. The call is sent with the token
 * before the token is removed; without a connection the session ends in this browser alone.
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
