import { closeToast, showToast, shownToasts } from '#web/design/toasts.ts';
import { shownAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { putBack, putPhoto } from './arrangement.rules.ts';
import { changeArrangement, changeRemovals, keptArrangement } from './keep-arrangement.ts';
import { keptUploads } from './keep-uploads.ts';

type Removing = { place: number; path: string; sentence: string; onNoRoom: () => void };

/**
 * Takes a photo away, and for good once its toast is gone. Whoever leaves the page or the account before that gives the
 * Undo up, so that what was removed is removed.
 */
export function removePhoto({ place, path, sentence, onNoRoom }: Removing): void {
  showToast(sentence, () => {
    dropRemoval(path);
    void changeArrangement((now) => {
      const back = putBack(now, { place, path, taken: keptUploads.read().map((upload) => upload.place) });
      if (!back.includes(path)) onNoRoom();
      return back;
    });
  });
  const toast = shownToasts.read().at(-1)?.id ?? 0;
  changeRemovals((removals) => [...removals, { place, path, toast }]);
  void changeArrangement((now) => putPhoto(now, { place, path: null }));
}

function dropRemoval(path: string): void {
  changeRemovals((removals) => removals.filter((removal) => removal.path !== path));
}

/** Makes the removals whose toasts are gone final. */
function settleRemovals(): void {
  const open = new Set(shownToasts.read().map(({ id }) => id));
  const removals = keptArrangement.read().removals ?? [];
  if (removals.some(({ toast }) => !open.has(toast))) {
    changeRemovals((all) => all.filter(({ toast }) => open.has(toast)));
  }
}

function giveUndoUp(): void {
  for (const { toast } of keptArrangement.read().removals ?? []) closeToast(toast);
  settleRemovals();
}

// A toast goes before its Undo runs, which must find the photo still there.
shownToasts.subscribe(() => queueMicrotask(settleRemovals));
shownAreaDialog.subscribe(giveUndoUp);
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') giveUndoUp();
  });
}
