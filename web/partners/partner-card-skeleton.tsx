import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './partner-card.module.css';

const lines = ['85%', '65%', '75%', '55%'];

/** A card that is loading: exactly as high as one that is there. */
export function PartnerCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.portrait}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        {lines.map((width) => (
          <div key={width} className={styles.loadingLine}>
            <Skeleton width={width} />
          </div>
        ))}
        <div className={styles.chip}>
          <Skeleton width="6rem" height="var(--space-8)" />
        </div>
        <div className={styles.actions}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--target)" />
        </div>
      </div>
    </div>
  );
}
