import { announce } from '#web/design/announcer.tsx';
import { showToast } from '#web/design/toasts.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { findNeighbour, profilePicturePlace, tradePlaces } from './arrangement.rules.ts';
import { changeArrangement } from './keep-arrangement.ts';
import { removePhoto } from './remove-photo.ts';
import type { Photos } from './use-photos.ts';

/**
 * What a person does with photos that are there. Everything is saved at once; removing and making the profile picture
 * can be undone while their toast stands.
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
    // A picture on its way would take the place of the one that was just made.
    canMakePicture: !taken.includes(profilePicturePlace),
    makePicture,
    moveTo,
    move,
    neighbourOf,
  };
}

/** What a slot can ask for; cropping needs a dialog, so it comes from whoever shows the slots. */
export type EditPhotos = ReturnType<typeof useEditingPhotos> & { crop: (place: number) => void };

/** The keyboard goes with the photo that it moves. */
function followHandle(place: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${place}"]`)?.focus());
}
