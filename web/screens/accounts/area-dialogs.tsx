import { useEffect, useSyncExternalStore } from 'react';
import { loadLater } from '#web/design/load-later.ts';
import { useMissingNotice } from '#web/app/document/use-missing-notice.ts';
import { shownAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';

const ChangeEmailDialog = loadLater(
  async () => (await import('./own-contacts/change-email-dialog.tsx')).ChangeEmailDialog,
);
const ChangeMobileDialog = loadLater(
  async () => (await import('./own-contacts/change-mobile-dialog.tsx')).ChangeMobileDialog,
);
const RemoveMobileDialog = loadLater(
  async () => (await import('./own-contacts/remove-mobile-dialog.tsx')).RemoveMobileDialog,
);
const ChangePasswordDialog = loadLater(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
);
const DeleteAccountDialog = loadLater(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);
const LogoutDialog = loadLater(async () => (await import('./logout-dialog.tsx')).LogoutDialog);

const close = () => shownAreaDialog.set(null);

/** Renders the account dialog that is open in an area. */
export function AreaDialogHost() {
  const sayMissing = useMissingNotice();
  const dialog = useSyncExternalStore(shownAreaDialog.subscribe, shownAreaDialog.read, () => null);
  // The next person who signs in must not find the dialog of this one.
  useEffect(() => close, []);
  const closeMissing = () => {
    close();
    void sayMissing();
  };
  return (
    <>
      {dialog === 'change-email' && <ChangeEmailDialog onClose={close} onMissing={closeMissing} />}
      {dialog === 'change-mobile' && <ChangeMobileDialog onClose={close} onMissing={closeMissing} />}
      {dialog === 'remove-mobile' && <RemoveMobileDialog onClose={close} onMissing={closeMissing} />}
      {dialog === 'change-password' && <ChangePasswordDialog onClose={close} onMissing={closeMissing} />}
      {dialog === 'delete-account' && <DeleteAccountDialog onClose={close} onMissing={closeMissing} />}
      {dialog === 'logout' && <LogoutDialog onClose={close} onMissing={closeMissing} />}
    </>
  );
}
