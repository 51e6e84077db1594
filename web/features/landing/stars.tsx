import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import styles from './stars.module.css';
import { fillStars } from './trust.rules.ts';

const shape = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** A rating as five stars, filled as far as it goes; read as one sentence. */
export function Stars({ rating }: { rating: number }) {
  const t = useLandingTexts();
  return (
    <span className={styles.stars} role="img" aria-label={t('trust.stars', { rating })}>
      {fillStars(rating).map((fill, star) => (
        <svg key={shapeKeys[star]} viewBox="0 0 24 24" className={styles.star}>
          <path d={shape} className={styles.empty} />
          <path d={shape} className={styles.full} style={{ clipPath: `inset(0 ${100 - fill * 100}% 0 0)` }} />
        </svg>
      ))}
    </span>
  );
}

const shapeKeys = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
