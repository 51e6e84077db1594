import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import styles from './crop-preview.module.css';
import type { Crop } from '#contract/photos/photo.wire.ts';

/** The cropped part of a picture as cards will show it. */
export function CropPreview({ picture, crop }: { picture: string; crop: Crop }) {
  const t = usePhotosTexts();
  const share = (value: number) => `${(value * 100).toFixed(3)}%`;
  return (
    <figure className={styles.preview}>
      <span className={styles.box} dir="ltr">
        <img
          src={picture}
          alt=""
          style={{
            width: share(1 / crop.width),
            height: share(1 / crop.height),
            left: share(-crop.x / crop.width),
            top: share(-crop.y / crop.height),
          }}
        />
      </span>
      <figcaption className={styles.caption}>{t('crop.preview')}</figcaption>
    </figure>
  );
}
