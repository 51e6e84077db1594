import { useQuery } from '@tanstack/react-query';
import { interestCountsQuery } from '#web/connecting/connecting.queries.ts';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import styles from './waiting-badge.module.css';

const mostShown = 99;

/** How many interests wait for an answer, beside the Inbox in the menus; empty when none does. */
export function WaitingBadge() {
  const t = useInboxTexts();
  const { data } = useQuery(interestCountsQuery());
  const waiting = data?.data.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{waiting > mostShown ? t('badgeMany') : waiting}</span>
      <span className="visually-hidden">{t('badge', { count: waiting })}</span>
    </span>
  );
}
