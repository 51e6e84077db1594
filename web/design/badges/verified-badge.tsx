import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import styles from './verified-badge.module.css';

/** For the name of a person whose e-mail is verified. */
export function VerifiedBadge({ label }: { label: string }) {
  return (
    <span className={styles.badge} title={label}>
      <IconRosetteDiscountCheckFilled size="1.25rem" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
