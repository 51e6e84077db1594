import { Link } from '@tanstack/react-router';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { Ago } from '#web/parts/dates/ago.tsx';
import styles from './queue-list.module.css';
import type { DashboardNumbers } from './dashboard.queries.ts';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';

type Queue = DashboardNumbers['queues'][number];

/** The screen of each queue, filtered to what waits where it shows more. */
const screens = {
  reports: { to: '/admin-reports', search: { state: 'open' } },
  profile_reviews: { to: '/admin-review' },
  stories: { to: '/admin-succestories' },
  reviews: { to: '/admin-reviews' },
  payments: { to: '/admin-payments' },
  enquiries: { to: '/enquiries' },
  deletions: { to: '/userManagement', search: { erasure: 'due' } },
  imports: { to: '/admin-import' },
  failed_jobs: { to: '/admin-jobs' },
  outbox: { to: '/admin-outbox' },
} as const satisfies Record<Queue['queue'], { to: string; search?: object }>;

const loadingQueues = ['a', 'b', 'c', 'd', 'e'];

/** What waits for administrators of this role, with its number and the age of the oldest. */
export function QueueList({ queues }: { queues: readonly Queue[] | undefined }) {
  const t = useDashboardTexts();
  return (
    <Card>
      <h2 id="queues">{t('queues.title')}</h2>
      {queues?.length === 0 && <p className={styles.empty}>{t('queues.noQueues')}</p>}
      <ul aria-labelledby="queues" aria-busy={queues === undefined} className={styles.queues}>
        {queues === undefined
          ? loadingQueues.map((key) => (
              <li key={key} className={styles.queue}>
                <Skeleton height="var(--space-8)" />
              </li>
            ))
          : queues.map((queue) => (
              <li key={queue.queue}>
                <QueueLine queue={queue} />
              </li>
            ))}
      </ul>
    </Card>
  );
}

function QueueLine({ queue: { queue, waiting, oldest_at } }: { queue: Queue }) {
  const t = useDashboardTexts();
  return (
    <Link {...screens[queue]} className={styles.queue}>
      <span className={styles.number} data-waiting={waiting > 0}>
        {waiting.toLocaleString('en-IN')}
      </span>
      <span className={styles.name}>{t(`queues.${queue}`)}</span>
      <span className={styles.age}>
        {oldest_at === null ? (
          t('queues.nothing')
        ) : (
          <>
            {t('queues.oldest')} <Ago instant={oldest_at} />
          </>
        )}
      </span>
    </Link>
  );
}
