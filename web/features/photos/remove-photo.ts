import { closeToast, showToast, shownToasts } from '#web/design/toasts.ts';
import { shownAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { putBack, putPhoto, type Arrangement } from './arrangement.rules.ts';
import { changeArrangement, keptArrangement, type Removal } from './keep-arrangement.ts';
import { keptUploads } from './keep-uploads.ts';

type Removing = { place: number; path: string; sentence: string; onNoRoom: () => void };

/**
 * Takes a photo away, and for good once its toast is gone. Whoever leaves the page or the account before that gives the
 * Undo up, so that what was removed is removed.
 */
export function removePhoto({ place, path, sentence, onNoRoom }: Removing): void {
  showToast(sentence, () => {
    const taken = keptUploads.read().map((upload) => upload.place);
    const restore = (now: Arrangement) => {
      const back = putBack(now, { place, path, taken });
      if (!back.includes(path)) onNoRoom();
      return back;
    };
    changeArrangement(
      restore,
      readRemovals().filter((removal) => removal.path !== path),
    );
  });
  const toast = shownToasts.read().at(-1)?.id ?? 0;
  changeArrangement(
    (now) => putPhoto(now, { place, path: null }),
    [...readRemovals(), { place, path, toast }],
  );
}

function readRemovals(): readonly Removal[] {
  return keptArrangement.read().removals ?? [];
}

/** Makes the removals whose toasts are gone final. */
function settleRemovals(): void {
  const open = new Set(shownToasts.read().map(({ id }) => id));
  const left = readRemovals().filter(({ toast }) => open.has(toast));
  if (left.length < readRemovals().length) changeArrangement((now) => now, left);
}

function giveUndoUp(): void {
  for (const { toast } of readRemovals()) closeToast(toast);
  settleRemovals();
}

// A toast goes before its Undo runs, which must find the photo still there.
shownToasts.subscribe(() => queueMicrotask(settleRemovals));
shownAreaDialog.subscribe(giveUndoUp);
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') giveUndoUp();
  });
  // A tab that is being closed counts as hidden only when it is too late to get a call past the service worker.
  window.addEventListener('beforeunload', giveUndoUp);
}
