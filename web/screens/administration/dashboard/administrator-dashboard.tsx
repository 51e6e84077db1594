import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { Ago } from '#web/parts/dates/ago.tsx';
import type { DashboardSearch } from './dashboard-address.rules.ts';
import { dashboardQuery, type DashboardNumbers } from './dashboard.queries.ts';
import { NewestUsers } from './newest-users.tsx';
import { StatCards } from './stat-cards.tsx';
import { Statistics } from './statistics.tsx';
import styles from './administrator-dashboard.module.css';
import queueListStyles from './queue-list.module.css';

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
function QueueList({ queues }: { queues: readonly Queue[] | undefined }) {
  const t = useDashboardTexts();
  return (
    <Card>
      <h2 id="queues">{t('queues.title')}</h2>
      {queues?.length === 0 && <p className={queueListStyles.empty}>{t('queues.noQueues')}</p>}
      <ul aria-labelledby="queues" aria-busy={queues === undefined} className={queueListStyles.queues}>
        {queues === undefined
          ? loadingQueues.map((key) => (
              <li key={key} className={queueListStyles.queue}>
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
    <Link {...screens[queue]} className={queueListStyles.queue}>
      <span className={queueListStyles.number} data-waiting={waiting > 0}>
        {waiting.toLocaleString('en-IN')}
      </span>
      <span className={queueListStyles.name}>{t(`queues.${queue}`)}</span>
      <span className={queueListStyles.age}>
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

type Props = { search: DashboardSearch; onSearch: (search: DashboardSearch) => void };

/** The numbers, what waits, the newest members, and how the site does. Each part loads and fails alone. */
export function AdministratorDashboard({ search, onSearch }: Props) {
  const t = useDashboardTexts();
  const query = useQuery(dashboardQuery());
  const numbers = query.data?.data;
  return (
    <div className={styles.dashboard}>
      <h1>{t('title')}</h1>
      {numbers === undefined && hasFailed(query) ? (
        <LoadFailure query={query} />
      ) : (
        <>
          <StatCards numbers={numbers} />
          <QueueList queues={numbers?.queues} />
        </>
      )}
      <NewestUsers />
      <Statistics search={search} onSearch={onSearch} />
    </div>
  );
}
