import { EmptySlot } from './empty-slot.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { FilledSlot } from './filled-slot.tsx';
import type { Upload } from './keep-uploads.ts';
import styles from './photo-slot.module.css';
import { UploadVeil } from './upload-veil.tsx';
import type { EditPhotos } from './use-editing-photos.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Photos } from './use-photos.ts';
import type { useSlotDrag } from './use-slot-drag.ts';

type Props = {
  place: number;
  photos: Photos;
  edit: EditPhotos;
  drag: ReturnType<typeof useSlotDrag>;
  onFiles: (files: File[]) => void;
};

/** One of the four slots: empty, with a photo on its way, or with its photo. */
export function PhotoSlot({ place, photos, edit, drag, onFiles }: Props) {
  const { isOver, dropTarget } = useFileDrop(onFiles);
  const path = photos.arrangement[place] ?? null;
  const upload = photos.uploads.find((kept) => kept.place === place);
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
        <FocusKeeper key={upload?.id ?? path}>
          <SlotContent {...{ place, path, upload, photos, edit, onFiles }} />
        </FocusKeeper>
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
