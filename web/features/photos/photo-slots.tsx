import { useState } from 'react';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { listFreeSlots, slotPlaces } from './arrangement.rules.ts';
import { ChosenPhotoDialog } from './chosen-photo-dialog.tsx';
import styles from './photo-slots.module.css';
import { PhotoSlot } from './photo-slot.tsx';
import { PresentPhotoDialog } from './present-photo-dialog.tsx';
import { useChoosingPhotos } from './use-choosing-photos.ts';
import { useEditingPhotos } from './use-editing-photos.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import type { Photos } from './use-photos.ts';
import { useSlotDrag } from './use-slot-drag.ts';

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
  /** From a slot on, then the others that are free. */
  const take = (files: readonly File[], first?: number) => {
    const rest = free.filter((place) => place !== first);
    choosing.choose({ files, places: first !== undefined && free.includes(first) ? [first, ...rest] : free });
  };
  // Beside a slot, too, a picture is taken and does not replace the page.
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
