import type { DialogName } from './dialog-search.ts';

type Loading = (dialog: DialogName) => Promise<unknown>;

let load: Loading | undefined;

/** Sets how the scripts of the dialogs are loaded: they belong to a screen, which parts do not know. */
export function setDialogLoading(loading: Loading): void {
  load = loading;
}

/** Loads the scripts of a dialog when the pointer or the focus reaches a button that opens it. A failure shows when it opens. */
export function prepareDialog(dialog: DialogName): void {
  void load?.(dialog).catch(() => undefined);
}
