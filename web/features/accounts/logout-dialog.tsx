import { OutcomeDialog } from '#web/design/outcome-dialog.tsx';
import { showToast } from '#web/design/toasts.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { signOut } from './sign-out.ts';

/** Asks before logging out. Render it while it is wanted: `{isLeaving && <LogoutDialog onClose={…} />}`. */
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
