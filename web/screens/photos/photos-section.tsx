import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { largestFileBytes } from '#contract/calls/upload.ts';
import { Button } from '#web/design/button.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { ErrorState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { FoldSection } from '#web/parts/sections/fold-section.tsx';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { useSlotDrag } from '#web/design/hooks/use-slot-drag.ts';
import { saveArrangement } from './arrangement-store.ts';
import { imagesOf, slotPlaces, listFreeSlots } from './arrangement.rules.ts';
import { usePhotoNews, usePhotos, useWantedFocus, type Photos } from './use-photos.ts';
import { ChosenPhotoDialog, PresentPhotoDialog } from './photo-dialogs.tsx';
import { PhotoSlot } from './photo-slot.tsx';
import { useChoosingPhotos } from './use-choosing-photos.ts';
import { useFileDrop, usePastedFiles } from './use-dropping.ts';
import { useEditingPhotos } from './use-editing-photos.ts';
import styles from './photos-section.module.css';
import photoSlotsStyles from './photo-slots.module.css';

/** The photos on My Profile: two of them while it is closed, the four slots while it is open. */
export function PhotosSection({ openSection, onToggle, ...wanted }: SectionControl) {
  const t = usePhotosTexts();
  const { photos, error, trouble, reload } = usePhotos();
  useWantedFocus(wanted, 'u_images');
  usePhotoNews({ uploads: photos?.uploads ?? [], trouble });
  const count = photos === undefined ? 0 : imagesOf(photos.arrangement).length;
  return (
    <FoldSection
      name="photos"
      title={t('title', { count, slots: slotPlaces.length })}
      isOpen={openSection === 'photos'}
      onToggle={onToggle}
      summary={<PhotosSummary photos={photos} />}
    >
      <PhotosEditor
        photos={photos}
        isUnsaved={trouble?.kind === 'unreachable'}
        {...(error === null ? {} : { onReload: reload })}
      />
    </FoldSection>
  );
}

const shownInSummary = [1, 2] as const;

/** The closed section: the first two photos, or the places where they would be. */
function PhotosSummary({ photos }: { photos: Photos | undefined }) {
  const t = usePhotosTexts();
  const paths = photos === undefined ? [] : imagesOf(photos.arrangement);
  return (
    <ul className={styles.summary} aria-label={t('slots')} aria-busy={photos === undefined}>
      {shownInSummary.map((number) => {
        const path = paths[number - 1];
        return (
          <li key={number} className={styles.place}>
            {photos === undefined && <Skeleton height="100%" />}
            {photos !== undefined && path === undefined && (
              <span className={styles.none}>
                <IconPhoto size="1.5rem" stroke={1.5} aria-hidden="true" />
                {t('noPhoto')}
              </span>
            )}
            {photos !== undefined && path !== undefined && (
              <Photo
                path={path}
                name={photos.name}
                alt={t('photoOf', { number, name: photos.name })}
                placeholder={photos.know(path)?.placeholder}
                sizes="6rem"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type EditorProps = {
  photos: Photos | undefined;
  /** The service could not be reached with what was changed. */
  isUnsaved: boolean;
  /** Given when the photos could not be loaded. */
  onReload?: () => void;
};

const megabyte = 1024 * 1024;

/** The open section: the slots, or why they are not there yet. */
function PhotosEditor({ photos, isUnsaved, onReload }: EditorProps) {
  const t = usePhotosTexts();
  if (photos === undefined) return onReload === undefined ? <Loading /> : <ErrorState onRetry={onReload} />;
  return (
    <div className={styles.editor}>
      <p className={styles.hint}>
        {t('hint', { limit: largestFileBytes / megabyte })}{' '}
        <span className={styles.desk}>{t('hintAtDesk')}</span>
      </p>
      {isUnsaved && <Unsaved />}
      <PhotoSlots photos={photos} />
    </div>
  );
}

function Unsaved() {
  const t = usePhotosTexts();
  const common = useCommonTexts();
  return (
    <div role="status" className={styles.unsaved}>
      <div>
        <strong>{t('unsaved.title')}</strong>
        <p>{t('unsaved.text')}</p>
      </div>
      <Button look="outline" size="small" onClick={() => void saveArrangement()}>
        {common('actions.tryAgain')}
      </Button>
    </div>
  );
}

function Loading() {
  const t = usePhotosTexts();
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('loading')}>
      {slotPlaces.map((place) => (
        <span key={place} className={styles.shape}>
          <Skeleton height="100%" />
        </span>
      ))}
    </div>
  );
}

/** The four slots. Files can be chosen, dropped or pasted; photos can be dragged from slot to slot. */
function PhotoSlots({ photos }: { photos: Photos }) {
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
      <ul className={photoSlotsStyles.slots} aria-label={t('slots')} {...dropTarget}>
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
