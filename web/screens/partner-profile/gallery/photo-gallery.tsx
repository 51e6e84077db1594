import { IconArrowsMaximize } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Photo } from '#web/design/pictures/photo.tsx';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import styles from './photo-gallery.module.css';
import { stepOfKey, stepOfSwipe, stepTo, type Step } from './photo-steps.rules.ts';
import { PhotoArrows, PhotoViewer } from './photo-viewer.tsx';

type Photos = PartnerWire['photos'];

/** How wide the large photo is on the screen. */
const sizes = '(width < 48em) calc(100vw - 2rem), 24rem';

/** A large photo with thumbnails, moved by arrows, keys and fingers, and shown in full screen. Nothing without photos. */
export function PhotoGallery({ name, photos }: { name: string; photos: Photos }) {
  const t = usePartnerTexts();
  const { index, show, step, gestures } = usePhotoSteps(photos.length);
  const [isFull, setFull] = useState(false);
  const shown = photos[index];
  if (shown === undefined) return null;
  const position = { number: index + 1, count: photos.length };
  return (
    <section className={styles.gallery} aria-label={t('gallery.label', { name })} {...gestures}>
      <div className={styles.stage}>
        <Photo
          key={shown.path}
          {...shown}
          className={styles.large}
          name={name}
          alt={t('gallery.photo', { name, ...position })}
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
        {photos.length > 1 && <PhotoArrows {...position} onStep={step} />}
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} shown={index} onShow={show} />}
      {isFull && (
        <PhotoViewer
          name={name}
          photo={shown}
          position={position}
          onStep={step}
          onClose={() => setFull(false)}
        />
      )}
    </section>
  );
}

type ThumbnailsProps = { photos: Photos; shown: number; onShow: (index: number) => void };

/** All photos in small, the shown one framed. */
function Thumbnails({ photos, shown, onShow }: ThumbnailsProps) {
  const t = usePartnerTexts();
  return (
    <ul className={styles.thumbnails} aria-label={t('gallery.thumbnails')}>
      {photos.map((photo, index) => (
        <li key={photo.path}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('gallery.show', { number: index + 1 })}
            aria-current={index === shown}
            onClick={() => onShow(index)}
          >
            <Photo {...photo} name="" alt="" sizes="5rem" className={styles.photo} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The index of the shown photo, and the handlers by which keys, fingers and buttons change it. */
function usePhotoSteps(count: number) {
  const [index, show] = useState(0);
  const begin = useRef<{ x: number; y: number }>(undefined);
  const step = (by: Step) => show((shown) => stepTo(shown, { step: by, count }));
  return {
    index,
    show,
    step,
    gestures: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const by = stepOfKey(event.key, isRightToLeft());
        if (by === undefined) return;
        // The row of thumbnails would scroll too.
        event.preventDefault();
        step(by);
      },
      onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
        begin.current = pointerType === 'mouse' || !isPrimary ? undefined : { x, y };
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (begin.current === undefined) return;
        const moved = { across: clientX - begin.current.x, down: clientY - begin.current.y };
        begin.current = undefined;
        const by = stepOfSwipe(moved, isRightToLeft());
        if (by !== undefined) step(by);
      },
      onPointerCancel: () => {
        begin.current = undefined;
      },
    },
  };
}

function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}
