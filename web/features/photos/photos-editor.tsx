import { useTranslation } from 'react-i18next';
import { largestFileBytes } from '#contract/upload.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { ErrorState } from '#web/design/state.tsx';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { slotPlaces } from './arrangement.rules.ts';
import { saveArrangement } from './keep-arrangement.ts';
import { PhotoSlots } from './photo-slots.tsx';
import styles from './photos-editor.module.css';
import type { Photos } from './use-photos.ts';

type Props = {
  photos: Photos | undefined;
  /** The service could not be reached with what was changed. */
  isUnsaved: boolean;
  /** Given when the photos could not be loaded. */
  onReload?: () => void;
};

const megabyte = 1024 * 1024;

/** The open section: the slots, or why they are not there yet. */
export function PhotosEditor({ photos, isUnsaved, onReload }: Props) {
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
  const { t: common } = useTranslation();
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
