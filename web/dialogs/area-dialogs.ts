import { createStore } from '#web/design/store.ts';

/** The account dialogs of the member and administrator areas. Unlike those of `/` they are not worth an address. */
export type AreaDialog = 'change-password' | 'delete-account' | 'logout';

/** The dialog on screen. Set it through `openAreaDialog`. */
export const shownAreaDialog = createStore<AreaDialog | null>(null);

export function openAreaDialog(dialog: AreaDialog): void {
  shownAreaDialog.set(dialog);
}
