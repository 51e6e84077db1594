import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './partner-card.module.css';

const loadingLines = ['95%', '45%', '80%', '55%'];

/** A card that is loading, exactly as high as a loaded one with a photo. */
export function PartnerCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true" data-has-photo>
      <div className={styles.inside}>
        <div className={styles.person}>
          <div className={styles.portrait}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.words}>
            <div className={styles.name}>
              <Skeleton width="70%" height="var(--space-5)" />
            </div>
            <div className={styles.lines}>
              {loadingLines.map((width) => (
                <div key={width} className={styles.loadingLine}>
                  <Skeleton width={width} />
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className={styles.fit}>
          <Skeleton width="75%" height="var(--space-8)" />
        </div>
        <div className={styles.actions}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--target)" />
        </div>
      </div>
    </div>
  );
}
