import { logout } from '#contract/accounts/sessions.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { endSession } from '#web/api/session.ts';
import { OutcomeDialog } from '#web/design/messages/outcome-dialog.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';

/** Asks before logging out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountsTexts();
  const leave = () => {
    showToast(t('logout.done'));
    void signOut();
  };
  return (
    <OutcomeDialog
      outcome={{
        tone: 'question',
        title: t('logout.title'),
        text: t('logout.text'),
        confirm: { label: t('logout.confirm'), run: leave },
      }}
      onClose={onClose}
    />
  );
}

/**
 * Revokes the session on the server and ends it in this browser, which leads to `/`. The call is sent with the token
 * before the token is removed; without a connection the session ends in this browser alone.
 */
async function signOut(): Promise<void> {
  const revoked = callEndpoint(logout, {});
  endSession('signed-out');
  try {
    await revoked;
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
