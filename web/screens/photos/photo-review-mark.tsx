import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { useReviewTexts } from '#web/parts/facts/use-review-texts.ts';
import styles from './photo-review-mark.module.css';

/** Marks a photo that others do not see yet, or that was rejected. */
export function PhotoReviewMark({ photo }: { photo: OwnPhotoWire | undefined }) {
  const t = useReviewTexts();
  const state = photo?.review?.state;
  if (state === undefined) return null;
  return (
    <span className={styles.mark} data-refused={state === 'rejected' || undefined}>
      {t(state === 'rejected' ? 'refused' : 'waits')}
    </span>
  );
}
