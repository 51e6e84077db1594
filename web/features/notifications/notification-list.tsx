import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useNotificationsTexts } from '#web/i18n/use-notifications-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { NoticeItem } from './notice-item.tsx';
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
  if (notices === undefined) return <LoadingNotices />;
  if (notices.length === 0) return <EmptyState level="h3" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.notification_id}>
          <NoticeItem notice={notice} isFresh={isFresh(notice)} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

const places = ['a', 'b', 'c'];

function LoadingNotices() {
  return (
    <div className={styles.loading}>
      {places.map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--space-8)" />
        </div>
      ))}
    </div>
  );
}
