import { IconGripVertical, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Photo } from '#web/design/photo.tsx';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import type { EditPhotos } from './use-editing-photos.ts';
import styles from './photo-slot.module.css';
import { SlotMenu } from './slot-menu.tsx';
import type { Photos } from './use-photos.ts';

type Props = { place: number; path: string; photos: Photos; edit: EditPhotos };

/** A slot with its photo: remove, move by handle or keyboard, and everything else behind a menu. */
export function FilledSlot({ place, path, photos, edit }: Props) {
  const t = usePhotosTexts();
  const number = { number: place };
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    edit.move(place, step);
  };
  return (
    <>
      <Photo
        path={path}
        name={photos.name}
        alt={t('photoOf', { ...number, name: photos.name })}
        placeholder={photos.know(path)?.placeholder}
        sizes="(width < 48em) 45vw, 13rem"
      />
      <button
        type="button"
        className={styles.remove}
        data-remove
        aria-label={t('remove', number)}
        onClick={() => edit.remove(place)}
      >
        <IconX size="1.125rem" aria-hidden="true" />
      </button>
      <div className={styles.tools}>
        <button
          type="button"
          data-handle={place}
          className={styles.handle}
          aria-label={t('move', number)}
          onKeyDown={moveByKey}
        >
          <IconGripVertical size="1.125rem" aria-hidden="true" />
        </button>
        <SlotMenu place={place} path={path} photos={photos} edit={edit} />
      </div>
    </>
  );
}

/** Which way an arrow key leads, in the direction of reading. */
function stepOf({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  const isTurned = currentTarget.matches(':dir(rtl)');
  const steps: Readonly<Record<string, 1 | -1>> = {
    ArrowRight: isTurned ? -1 : 1,
    ArrowLeft: isTurned ? 1 : -1,
    ArrowDown: 1,
    ArrowUp: -1,
  };
  return steps[key];
}
