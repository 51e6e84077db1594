import styles from './stars.module.css';

const starKeys = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The outline of a star in a box of 24. */
export const starShape = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** A rating as five stars, the last one filled in part; read as one sentence, such as "4.5 of 5 stars". */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {fillStars(rating).map((fill, star) => (
        <svg key={starKeys[star]} viewBox="0 0 24 24" className={styles.star}>
          <path d={starShape} className={styles.empty} />
          <path
            d={starShape}
            className={styles.full}
            style={{ clipPath: `inset(0 ${100 - fill * 100}% 0 0)` }}
          />
        </svg>
      ))}
    </span>
  );
}

/** How much of each of five stars is filled, from 0 to 1, in tenths. */
export function fillStars(rating: number): number[] {
  return [0, 1, 2, 3, 4].map((star) => Math.round(Math.min(1, Math.max(0, rating - star)) * 10) / 10);
}
