import { logout } from '#contract/accounts/sessions.ts';
import { ApiUnreachable, isServiceFailure } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { endSession } from '#web/app/client/session.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';

/**
 * Returns the function that revokes the session on the server and ends it in this browser, which leads to `/`. The call is sent with
 * the token before the token is removed; when it does not arrive, the session ends in this browser alone, and the toast says so.
 */
export function useSignOut(): () => Promise<void> {
  const t = useAccountsTexts();
  return async () => {
    const revoking = revoke();
    endSession('signed-out');
    if (await revoking) announce(t('logout.done'));
    else showToast(t('logout.onlyHere'));
  };
}

/** Resolves to whether the session has ended on the server, now or before. */
async function revoke(): Promise<boolean> {
  try {
    const answer = await callEndpoint(logout, {});
    return answer.result || !isServiceFailure(answer);
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return false;
  }
}
