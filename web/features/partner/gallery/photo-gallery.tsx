import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Photo } from '#web/design/photo.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import styles from './photo-gallery.module.css';
import { PhotoArrows } from './photo-arrows.tsx';
import { PhotoThumbnails } from './photo-thumbnails.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { usePhotoSteps } from './use-photo-steps.ts';

type Props = { name: string; photos: PartnerWire['photos'] };

/** How wide the large photo is on the screen. */
const sizes = '(width < 48em) calc(100vw - 2rem), 24rem';

/** A large photo with its neighbours as thumbnails: by arrows, keys and fingers, and in full screen. */
export function PhotoGallery({ name, photos }: Props) {
  const t = usePartnerTexts();
  const steps = usePhotoSteps(photos.length);
  const [isFull, setFull] = useState(false);
  const { index, gestures } = steps;
  const shown = photos[index];
  if (shown === undefined) {
    return (
      <div className={styles.gallery}>
        <Photo path={null} name={name} alt={t('gallery.none', { name })} sizes={sizes} />
      </div>
    );
  }
  const place = { number: index + 1, count: photos.length };
  return (
    <section className={styles.gallery} aria-label={t('gallery.label', { name })} {...gestures}>
      <div className={styles.stage}>
        <Photo
          key={shown.path}
          {...shown}
          name={name}
          alt={t('gallery.photo', { name, ...place })}
          sizes={sizes}
          isFirst
        />
        <button
          type="button"
          className={styles.open}
          aria-label={t('gallery.fullScreen')}
          onClick={() => setFull(true)}
        >
          <span className={styles.openIcon}>
            <IconArrowsMaximize size="1.25rem" aria-hidden="true" />
          </span>
        </button>
        {photos.length > 1 && <PhotoArrows {...place} onStep={steps.step} />}
      </div>
      {photos.length > 1 && <PhotoThumbnails photos={photos} shown={index} onShow={steps.show} />}
      {isFull && <PhotoViewer name={name} photos={photos} steps={steps} onClose={() => setFull(false)} />}
    </section>
  );
}
