import {
  IconArrowLeft,
  IconArrowRight,
  IconCameraPlus,
  IconCrop,
  IconDotsVertical,
  IconGripVertical,
  IconTrash,
  IconUserCircle,
  IconX,
} from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { ActionMenu, MenuEntry } from '#web/design/overlays/action-menu.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { FilePicker } from './file-picker.tsx';
import { FocusHandover } from './focus-handover.tsx';
import { PhotoReviewMark } from './photo-review-mark.tsx';
import styles from './photo-slot.module.css';
import { UploadVeil } from './upload-veil.tsx';
import type { Upload } from './uploads-store.ts';
import type { SlotDrag } from '#web/design/hooks/use-slot-drag.ts';
import { useFileDrop } from './use-dropping.ts';
import type { EditPhotos } from './use-editing-photos.ts';
import type { Photos } from './use-photos.ts';

type Props = {
  place: number;
  photos: Photos;
  edit: EditPhotos;
  drag: SlotDrag;
  onFiles: (files: File[]) => void;
};

/** One of the four slots: empty, with a photo on its way, or with its photo. */
export function PhotoSlot({ place, photos, edit, drag, onFiles }: Props) {
  const { isOver, dropTarget } = useFileDrop(onFiles);
  const path = photos.arrangement[place] ?? null;
  const upload = photos.uploads.find((one) => one.place === place);
  const isStill = path === null || upload !== undefined;
  const movement = drag.movementOf(place);
  return (
    <li
      className={styles.slot}
      data-spot={place}
      data-place={upload === undefined ? place : undefined}
      data-is-over={isOver || drag.over === place}
      data-is-moving={movement !== undefined}
      {...dropTarget}
    >
      <div className={styles.content} style={movement} {...(isStill ? {} : drag.dragSource(place))}>
        <FocusHandover key={upload?.id ?? path}>
          <SlotContent {...{ place, path, upload, photos, edit, onFiles }} />
        </FocusHandover>
        <span className={styles.number} aria-hidden="true">
          {place}
        </span>
      </div>
    </li>
  );
}

type ContentProps = Omit<Props, 'drag'> & { path: string | null; upload: Upload | undefined };

function SlotContent({ place, path, upload, photos, edit, onFiles }: ContentProps) {
  if (upload !== undefined) return <UploadVeil upload={upload} />;
  if (path === null) return <EmptySlot place={place} onPick={onFiles} />;
  return <FilledSlot place={place} path={path} photos={photos} edit={edit} />;
}

/** A slot without a photo: one press opens the picker. */
function EmptySlot({ place, onPick }: { place: number; onPick: (files: File[]) => void }) {
  const t = usePhotosTexts();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.add}
        data-field="u_images"
        aria-label={t('addTo', { number: place })}
        onClick={() => picker.current?.click()}
      >
        <IconCameraPlus size="1.75rem" stroke={1.5} aria-hidden="true" />
        <span>{t('add')}</span>
      </button>
      <FilePicker ref={picker} isMultiple onPick={onPick} />
    </>
  );
}

type FilledProps = { place: number; path: string; photos: Photos; edit: EditPhotos };

/** A slot with its photo: remove, move by handle or keyboard, and everything in a menu. */
function FilledSlot({ place, path, photos, edit }: FilledProps) {
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
      <PhotoReviewMark photo={photos.know(path)} />
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

/** Every change of the photo of a slot, in words. */
function SlotMenu({ place, path, photos, edit }: FilledProps) {
  const t = usePhotosTexts();
  const [earlier, later] = [edit.neighbourOf(place, -1), edit.neighbourOf(place, 1)];
  return (
    <ActionMenu
      position="bottom-end"
      opener={
        <button type="button" className={styles.more} aria-label={t('more', { number: place })}>
          <IconDotsVertical size="1.125rem" aria-hidden="true" />
        </button>
      }
    >
      {edit.canMakePicture && (
        <MenuEntry icon={<IconUserCircle size="1.25rem" />} onClick={() => edit.makePicture(place)}>
          {t('actions.makePicture')}
        </MenuEntry>
      )}
      {photos.know(path) !== undefined && (
        <MenuEntry icon={<IconCrop size="1.25rem" />} onClick={() => edit.crop(place)}>
          {t('actions.crop')}
        </MenuEntry>
      )}
      {earlier !== undefined && (
        <MenuEntry
          icon={<IconArrowLeft size="1.25rem" className={styles.turning} />}
          onClick={() => edit.move(place, -1)}
        >
          {t('actions.move', { number: earlier })}
        </MenuEntry>
      )}
      {later !== undefined && (
        <MenuEntry
          icon={<IconArrowRight size="1.25rem" className={styles.turning} />}
          onClick={() => edit.move(place, 1)}
        >
          {t('actions.move', { number: later })}
        </MenuEntry>
      )}
      <MenuEntry icon={<IconTrash size="1.25rem" />} onClick={() => edit.remove(place)}>
        {t('actions.remove')}
      </MenuEntry>
    </ActionMenu>
  );
}
