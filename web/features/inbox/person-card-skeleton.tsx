import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './person-card.module.css';
import facts from './person-facts.module.css';

const factWidths = ['70%', '85%', '60%', '80%', '55%', '75%', '90%'];

/** A card that is loading, in the shape of one that is there. */
export function PersonCardSkeleton() {
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.card}>
        <div className={`${styles.photo} ${styles.coming}`}>
          <Skeleton height="100%" />
        </div>
        <div className={`${styles.head} ${styles.comingLines}`}>
          <Skeleton width="4rem" height="1.25rem" />
          <Skeleton width="12rem" height="1.25rem" />
          <Skeleton width="9rem" />
          <Skeleton width="8rem" />
        </div>
        <div className={styles.body}>
          <div className={facts.facts}>
            {factWidths.map((width) => (
              <div key={width} className={styles.comingLines}>
                <Skeleton width="4rem" height="0.875em" />
                <Skeleton width={width} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.actions}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--target)" />
        </div>
      </div>
    </div>
  );
}
