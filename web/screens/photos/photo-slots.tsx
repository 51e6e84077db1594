import { useState } from 'react';
import { useSlotDrag } from '#web/design/hooks/use-slot-drag.ts';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { listFreeSlots, slotPlaces } from './arrangement.rules.ts';
import { ChosenPhotoDialog, PresentPhotoDialog } from './photo-dialogs.tsx';
import { PhotoSlot } from './photo-slot.tsx';
import styles from './photo-slots.module.css';
import { useChoosingPhotos } from './use-choosing-photos.ts';
import { useFileDrop, usePastedFiles } from './use-dropping.ts';
import { useEditingPhotos } from './use-editing-photos.ts';
import type { Photos } from './use-photos.ts';

/** The four slots. Files can be chosen, dropped or pasted; photos can be dragged from slot to slot. */
export function PhotoSlots({ photos }: { photos: Photos }) {
  const t = usePhotosTexts();
  const { arrangement, uploads } = photos;
  const choosing = useChoosingPhotos();
  const editing = useEditingPhotos(photos);
  const [cropping, setCropping] = useState<number>();
  const drag = useSlotDrag(editing.moveTo);

  const free = listFreeSlots(
    arrangement,
    uploads.map(({ place }) => place),
  );
  /** Puts files into the first slot if it is free, then into the other free ones. */
  const take = (files: readonly File[], first?: number) => {
    const rest = free.filter((place) => place !== first);
    choosing.choose({ files, places: first !== undefined && free.includes(first) ? [first, ...rest] : free });
  };
  // A picture that is dropped beside a slot is taken too, and does not replace the page.
  const { dropTarget } = useFileDrop(take);
  usePastedFiles(take);

  const path = cropping === undefined ? null : arrangement[cropping];
  const cropped = path === null || path === undefined ? undefined : photos.know(path);
  return (
    <>
      <ul className={styles.slots} aria-label={t('slots')} {...dropTarget}>
        {slotPlaces.map((place) => (
          <PhotoSlot
            key={place}
            place={place}
            photos={photos}
            edit={{ ...editing, crop: setCropping }}
            drag={drag}
            onFiles={(files) => take(files, place)}
          />
        ))}
      </ul>
      {choosing.current !== undefined && (
        <ChosenPhotoDialog
          key={`${choosing.current.number}`}
          chosen={choosing.current}
          onDone={choosing.next}
        />
      )}
      {cropping !== undefined && cropped !== undefined && (
        <PresentPhotoDialog place={cropping} photo={cropped} onDone={() => setCropping(undefined)} />
      )}
    </>
  );
}
