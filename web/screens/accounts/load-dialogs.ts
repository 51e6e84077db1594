import type { DialogName } from '#web/parts/account-dialogs/dialog-search.ts';

/** Loads the scripts of one dialog of `/`. */
export function loadDialog(dialog: DialogName): Promise<unknown> {
  return dialog === 'register' ? loadRegistration() : loadDialogs();
}

export async function loadRegistration() {
  return (await import('./registration/registration-dialog.tsx')).RegistrationDialog;
}

/** The dialogs for signing in and for codes. */
export async function loadDialogs() {
  return (await import('./account-dialogs.tsx')).AccountDialogs;
}
