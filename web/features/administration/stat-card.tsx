import { Link } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import styles from './stat-card.module.css';

type Props = {
  to: '/userManagement' | '/enquiries' | '/admin-outbox';
  icon: Icon;
  label: string;
  text: string;
  query: { data: { total: number } | undefined; isError: boolean };
};

const numbers = new Intl.NumberFormat('en-IN');

/** One number that has really been counted, and the way to what it counts. */
export function StatCard({ to, icon: Icon, label, text, query }: Props) {
  const t = useAdministrationTexts();
  const { data, isError } = query;
  return (
    <Link to={to} className={styles.card}>
      <Icon size="1.75rem" stroke={1.5} className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      <span className={styles.number}>
        {data !== undefined && numbers.format(data.total)}
        {data === undefined && (isError ? '–' : <Skeleton width="3rem" />)}
      </span>
      <span className={styles.text}>{data === undefined && isError ? t('dashboard.failed') : text}</span>
    </Link>
  );
}
