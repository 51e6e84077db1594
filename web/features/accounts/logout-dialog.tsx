import { OutcomeDialog } from '#web/design/messages/outcome-dialog.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { signOut } from './sign-out.ts';

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
