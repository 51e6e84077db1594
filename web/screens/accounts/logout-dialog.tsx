import { OutcomeDialog } from '#web/design/messages/outcome-dialog.tsx';
import { useSignOut } from '#web/parts/forms/use-sign-out.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';

/** Asks before logging out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountsTexts();
  const signOut = useSignOut();
  return (
    <OutcomeDialog
      outcome={{
        tone: 'question',
        title: t('logout.title'),
        text: t('logout.text'),
        confirm: { label: t('logout.confirm'), run: () => void signOut() },
      }}
      onClose={onClose}
    />
  );
}
