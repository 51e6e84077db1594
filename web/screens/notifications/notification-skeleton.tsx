import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './notification-skeleton.module.css';

const loadingItems = ['a', 'b', 'c'];

/** The shape of the notifications while they load. */
export function NotificationSkeleton() {
  return (
    <div className={styles.loading}>
      {loadingItems.map((key) => (
        <div key={key} className={styles.item}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--space-8)" />
        </div>
      ))}
    </div>
  );
}
