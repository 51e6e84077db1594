import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#web/design/button.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { profilePicturePlace } from '../arrangement.rules.ts';
import { FilePicker } from '../file-picker.tsx';
import styles from './first-photo.module.css';
import { FocusHandover } from '../focus-handover.tsx';
import { ChosenPhotoDialog, useReadyCropDialog } from '../photo-dialogs.tsx';
import { UploadVeil } from '../upload-veil.tsx';
import { useChoosingPhotos } from '../use-choosing-photos.ts';
import { useFileDrop } from '../use-dropping.ts';

import { usePhotoNews, usePhotos, type Photos } from '../use-photos.ts';

/** The width of the picture on the screen. */
const pictureWidth = '15rem';

/** The profile picture of a new member, as large as it will be seen. */
export function FirstPhoto() {
  const { photos, trouble } = usePhotos();
  usePhotoNews({ uploads: photos?.uploads ?? [], trouble });
  if (photos !== undefined) return <Place photos={photos} />;
  return (
    <div className={styles.place} aria-busy="true">
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}

function Place({ photos }: { photos: Photos }) {
  useReadyCropDialog();
  const t = usePhotosTexts();
  const picker = useRef<HTMLInputElement>(null);
  const choosing = useChoosingPhotos();
  const take = (files: readonly File[]) => choosing.choose({ files, places: [profilePicturePlace] });
  const { isOver, dropTarget } = useFileDrop(take);
  const path = photos.arrangement[profilePicturePlace] ?? null;
  const upload = photos.uploads.find(({ place }) => place === profilePicturePlace);
  const pick = () => picker.current?.click();
  return (
    <div className={styles.place}>
      <div className={styles.frame} data-spot={profilePicturePlace} data-is-over={isOver} {...dropTarget}>
        <FocusHandover key={upload?.id ?? path}>
          {upload === undefined ? (
            <Present path={path} photos={photos} onPick={pick} />
          ) : (
            <UploadVeil upload={upload} />
          )}
        </FocusHandover>
      </div>
      {path !== null && upload === undefined && (
        <Button look="outline" size="small" onClick={pick}>
          {t('actions.replace')}
        </Button>
      )}
      <p className={styles.hint}>{t('first.hint')}</p>
      <FilePicker ref={picker} onPick={take} />
      {choosing.current !== undefined && (
        <ChosenPhotoDialog chosen={choosing.current} onDone={choosing.next} />
      )}
    </div>
  );
}

type PresentProps = { path: string | null; photos: Photos; onPick: () => void };

/** The stored picture, or the place for one. */
function Present({ path, photos, onPick }: PresentProps) {
  const t = usePhotosTexts();
  if (path === null) return <EmptyPlace onPick={onPick} />;
  return (
    <Photo
      path={path}
      name={photos.name}
      alt={t('pictureOf', { name: photos.name })}
      placeholder={photos.know(path)?.placeholder}
      sizes={pictureWidth}
      isFirst
    />
  );
}

/** The outline of a person, which a press fills. */
function EmptyPlace({ onPick }: { onPick: () => void }) {
  const t = usePhotosTexts();
  return (
    <button type="button" className={styles.empty} onClick={onPick}>
      <svg className={styles.figure} viewBox="0 0 150 200" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d="M75 38c-22 0-36 17-36 40 0 17 8 32 20 40v12c-24 7-42 25-47 70h126c-5-45-23-63-47-70v-12c12-8 20-23 20-40 0-23-14-40-36-40z"
        />
      </svg>
      <span className={styles.add}>
        <IconCamera size="1.25rem" aria-hidden="true" />
        {t('first.add')}
      </span>
    </button>
  );
}
