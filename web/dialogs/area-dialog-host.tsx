import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { shownAreaDialog } from './area-dialogs.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/change-password-dialog.tsx')).ChangePasswordDialog,
}));
const LogoutDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/logout-dialog.tsx')).LogoutDialog,
}));

const close = () => shownAreaDialog.set(null);

/** The place of the account dialogs in the two areas. */
export function AreaDialogHost() {
  const dialog = useSyncExternalStore(shownAreaDialog.subscribe, shownAreaDialog.read, () => null);
  // Whoever signs in next must not find the dialog of the one before.
  useEffect(() => close, []);
  return (
    <Suspense>
      {dialog === 'change-password' && <ChangePasswordDialog onClose={close} />}
      {dialog === 'logout' && <LogoutDialog onClose={close} />}
    </Suspense>
  );
}
