import { announce } from '#web/design/messages/announcer.tsx';
import { closeToast, showToast, shownToasts } from '#web/design/messages/toasts.tsx';
import { shownAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { arrangementStore, changeArrangement, saveWhileLeaving, type Removal } from './arrangement-store.ts';
import {
  findNeighbour,
  profilePicturePlace,
  putBack,
  putPhoto,
  tradePlaces,
  type Arrangement,
} from './arrangement.rules.ts';
import { uploadsStore } from './uploads-store.ts';
import type { Photos } from './use-photos.ts';

/**
 * The changes of stored photos. Everything is saved at once; a removal and a new profile picture can be undone while
 * their toast is shown.
 */
export function useEditingPhotos(photos: Photos) {
  const t = usePhotosTexts();
  const { arrangement, uploads } = photos;
  const taken = uploads.map(({ place }) => place);
  const neighbourOf = (place: number, step: 1 | -1) => findNeighbour(place, { step, taken });

  const trade = (places: readonly [number, number]) => changeArrangement((now) => tradePlaces(now, places));

  const remove = (place: number) => {
    const path = arrangement[place];
    if (path === undefined || path === null) return;
    const sentence = place === profilePicturePlace ? t('pictureRemoved') : t('removed', { number: place });
    removePhoto({ place, path, sentence, onNoRoom: () => showToast(t('noRoom')) });
  };

  const makePicture = (place: number) => {
    trade([profilePicturePlace, place]);
    showToast(t('pictureMade'), () => trade([profilePicturePlace, place]));
  };

  const moveTo = (places: readonly [number, number]) => {
    trade(places);
    announce(t('moved', { number: places[1] }));
  };

  const move = (place: number, step: 1 | -1) => {
    const target = neighbourOf(place, step);
    if (target === undefined) return;
    moveTo([place, target]);
    followHandle(target);
  };

  return {
    remove,
    // An upload on its way to the profile picture would replace the one that was made here.
    canMakePicture: !taken.includes(profilePicturePlace),
    makePicture,
    moveTo,
    move,
    neighbourOf,
  };
}

/** The changes of a slot; cropping needs a dialog, which belongs to the list of slots. */
export type EditPhotos = ReturnType<typeof useEditingPhotos> & { crop: (place: number) => void };

/** The keyboard focus follows the photo that it moves. */
function followHandle(place: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${place}"]`)?.focus());
}

type Removing = { place: number; path: string; sentence: string; onNoRoom: () => void };

/**
 * Removes a photo; the removal is final when its toast is gone. Leaving the page or the account ends the Undo earlier, so
 * that a removed photo does not stay.
 */
function removePhoto({ place, path, sentence, onNoRoom }: Removing): void {
  showToast(sentence, () => {
    const taken = uploadsStore.read().map((upload) => upload.place);
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
  return arrangementStore.read().removals ?? [];
}

/** Makes a removal final when its toast, with the Undo button, is gone. */
function settleRemovals(): void {
  const open = new Set(shownToasts.read().map(({ id }) => id));
  const left = readRemovals().filter(({ toast }) => open.has(toast));
  if (left.length < readRemovals().length) changeArrangement((now) => now, left);
}

function endUndo(): void {
  for (const { toast } of readRemovals()) closeToast(toast);
  settleRemovals();
}

function leave(): void {
  endUndo();
  saveWhileLeaving();
}

// A toast goes before its Undo runs, which needs the removal to be open still.
shownToasts.subscribe(() => queueMicrotask(settleRemovals));
shownAreaDialog.subscribe(endUndo);
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  // A tab that is being closed becomes hidden only when it is too late for a call through the service worker.
  window.addEventListener('beforeunload', leave);
}
