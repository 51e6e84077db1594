import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Photo } from '#web/design/pictures/photo.tsx';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import type { Step } from './photo-steps.rules.ts';
import styles from './photo-viewer.module.css';

/** The number of a photo, from 1, and how many photos there are. */
type Position = { number: number; count: number };

type Props = {
  name: string;
  photo: PartnerWire['photos'][number];
  position: Position;
  onStep: (step: Step) => void;
  onClose: () => void;
};

/** One photo on the whole screen, in the browser's own dialog: it traps the focus, closes with Escape, and returns the focus. */
export function PhotoViewer({ name, photo, position, onStep, onClose }: Props) {
  const t = usePartnerTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
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
            key={photo.path}
            path={photo.path}
            placeholder={photo.placeholder}
            name={name}
            alt={t('gallery.photo', { name, ...position })}
            sizes="min(100vw, 75vh)"
            isFirst
            className={styles.photo}
          />
        </div>
        {position.count > 1 && <PhotoArrows {...position} onStep={onStep} />}
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

/** The buttons over the edges of a photo, and its number. */
export function PhotoArrows({ number, count, onStep }: Position & { onStep: (step: Step) => void }) {
  const t = usePartnerTexts();
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        data-to="previous"
        aria-label={t('gallery.previous')}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size="1.5rem" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-to="next"
        aria-label={t('gallery.next')}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size="1.5rem" aria-hidden="true" />
      </button>
      <p className={styles.counter} aria-live="polite">
        <span aria-hidden="true">{t('gallery.counter', { number, count })}</span>
        <span className="visually-hidden">{t('gallery.counterSaid', { number, count })}</span>
      </p>
    </>
  );
}
