import { IconPhoto } from '@tabler/icons-react';
import { Photo } from '#web/design/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { imagesOf } from './arrangement.rules.ts';
import styles from './photos-summary.module.css';
import type { Photos } from './use-photos.ts';

const shown = [1, 2] as const;

/** The closed section: the first two photos, or the places where they would be. */
export function PhotosSummary({ photos }: { photos: Photos | undefined }) {
  const t = usePhotosTexts();
  const paths = photos === undefined ? [] : imagesOf(photos.arrangement);
  return (
    <ul className={styles.summary} aria-label={t('slots')} aria-busy={photos === undefined}>
      {shown.map((number) => {
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
