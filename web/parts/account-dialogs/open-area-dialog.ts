import { createStore } from '#web/design/store.ts';

/** The account dialogs of the member and administrator areas. Unlike those of `/` they have no address. */
export type AreaDialog =
  | 'change-email'
  | 'change-mobile'
  | 'change-password'
  | 'delete-account'
  | 'logout'
  | 'remove-mobile';

/** The dialog on screen. Set it through `openAreaDialog`. */
export const shownAreaDialog = createStore<AreaDialog | null>(null);

export function openAreaDialog(dialog: AreaDialog): void {
  shownAreaDialog.set(dialog);
}
