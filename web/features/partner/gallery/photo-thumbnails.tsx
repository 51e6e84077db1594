import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Photo } from '#web/design/photo.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import styles from './photo-thumbnails.module.css';

type Props = { photos: PartnerWire['photos']; shown: number; onShow: (index: number) => void };

/** All photos in small, the shown one framed. */
export function PhotoThumbnails({ photos, shown, onShow }: Props) {
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
