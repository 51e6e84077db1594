import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconBookmark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useNotificationsTexts } from '#web/i18n/use-notifications-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import styles from './notification-list.module.css';
import type { Notice } from './notifications.queries.ts';

type Props = {
  query: UseQueryResult<{ data: Notice[] }>;
  /** Whether a notice was new when the bell was opened. */
  isFresh: (notice: Notice) => boolean;
  /** One of them was followed. */
  onChoose: () => void;
};

/** What the bell tells, latest first. */
export function NotificationList({ query, isFresh, onChoose }: Props) {
  const t = useNotificationsTexts();
  const { t: common } = useTranslation();
  const notices = query.data?.data;
  if (notices === undefined && (query.isError || query.fetchStatus === 'paused')) {
    const text = sentenceOfFailure(query.error, common('states.unreachable')) ?? common('states.unreachable');
    return <ErrorState text={text} onRetry={() => void query.refetch()} />;
  }
  if (notices === undefined) return <Skeleton height="var(--space-24)" />;
  if (notices.length === 0) return <EmptyState level="h3" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.notification_id}>
          <NoticeLink notice={notice} isFresh={isFresh(notice)} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

type NoticeProps = { notice: Notice; isFresh: boolean; onChoose: () => void };

/** A notice leads to what it tells of, as long as that is there. */
function NoticeLink({ notice, isFresh, onChoose }: NoticeProps) {
  const t = useNotificationsTexts();
  const { search_id: searchId, name, count, created_at: instant } = notice;
  const words = (
    <>
      <IconBookmark size="1.25rem" className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span>{t('searchAlert', { name, count })}</span>
        <span className={styles.time}>
          <Ago instant={instant} hasDateAfterWeek />
        </span>
      </span>
      {isFresh && <span className={styles.fresh}>{t('isNew')}</span>}
    </>
  );
  if (searchId === null) return <div className={styles.notice}>{words}</div>;
  return (
    <Link to="/moreMatch" search={{ saved: searchId }} className={styles.notice} onClick={onChoose}>
      {words}
    </Link>
  );
}
