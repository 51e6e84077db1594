import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Photo } from '#web/design/photo.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { PhotoArrows } from './photo-arrows.tsx';
import styles from './photo-viewer.module.css';
import type { PhotoSteps } from './use-photo-steps.ts';

type Props = { name: string; photos: PartnerWire['photos']; steps: PhotoSteps; onClose: () => void };

/**
 * One photo on the whole screen. A dialog of the browser's own: it keeps the focus, closes with Escape, and gives the
 * focus back.
 */
export function PhotoViewer({ name, photos, steps, onClose }: Props) {
  const t = usePartnerTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const shown = photos[steps.index];
  const place = { number: steps.index + 1, count: photos.length };
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('gallery.viewer', { name })}
      onClose={onClose}
    >
      <div className={styles.screen}>
        <div className={styles.frame}>
          <Photo
            key={shown?.path}
            path={shown?.path}
            placeholder={shown?.placeholder}
            name={name}
            alt={t('gallery.photo', { name, ...place })}
            sizes="min(100vw, 75vh)"
            isFirst
            className={styles.photo}
          />
        </div>
        {photos.length > 1 && <PhotoArrows {...place} onStep={steps.step} />}
        <button
          type="button"
          className={styles.close}
          aria-label={t('gallery.close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX size="1.5rem" aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
