import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/toasts.ts';
import { shownAreaDialog } from './area-dialogs.ts';

const ChangePasswordDialog = loadLater(
  async () => (await import('#web/features/accounts/change-password-dialog.tsx')).ChangePasswordDialog,
);
const DeleteAccountDialog = loadLater(
  async () => (await import('#web/features/accounts/delete-account-dialog.tsx')).DeleteAccountDialog,
);
const LogoutDialog = loadLater(
  async () => (await import('#web/features/accounts/logout-dialog.tsx')).LogoutDialog,
);

const close = () => shownAreaDialog.set(null);

/** The place of the account dialogs in the two areas. */
export function AreaDialogHost() {
  const { t } = useTranslation();
  const dialog = useSyncExternalStore(shownAreaDialog.subscribe, shownAreaDialog.read, () => null);
  // Whoever signs in next must not find the dialog of the one before.
  useEffect(() => close, []);
  const giveUp = () => {
    close();
    showToast(t('states.unreachable'));
  };
  return (
    <>
      {dialog === 'change-password' && <ChangePasswordDialog onClose={close} onMissing={giveUp} />}
      {dialog === 'delete-account' && <DeleteAccountDialog onClose={close} onMissing={giveUp} />}
      {dialog === 'logout' && <LogoutDialog onClose={close} onMissing={giveUp} />}
    </>
  );
}
