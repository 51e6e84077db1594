import { useQuery } from '@tanstack/react-query';
import styles from './administrator-dashboard.module.css';
import type { DashboardSearch } from './dashboard-address.rules.ts';
import { dashboardQuery } from './dashboard.queries.ts';
import { NewestUsers } from './newest-users.tsx';
import { QueueList } from './queue-list.tsx';
import { StatCards } from './stat-cards.tsx';
import { Statistics } from './statistics.tsx';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';

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
