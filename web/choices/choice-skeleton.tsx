import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './choice-skeleton.module.css';

/** A field whose list is on its way: its label stands there already, and nothing moves when the list comes. */
export function ChoiceSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <span className={styles.label}>{label}</span>
      <Skeleton height="var(--target)" />
    </div>
  );
}
