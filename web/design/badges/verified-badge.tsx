import { IconMailCheck } from '@tabler/icons-react';
import styles from './verified-badge.module.css';

/** For the name of a person whose e-mail is verified: a letter, so that nobody takes it for a check of the person. */
export function VerifiedBadge({ label }: { label: string }) {
  return (
    <span className={styles.badge} title={label}>
      <IconMailCheck size="1.25rem" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
