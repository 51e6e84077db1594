import { useQuery } from '@tanstack/react-query';
import styles from './administrator-dashboard.module.css';
import type { DashboardSearch } from './dashboard-address.rules.ts';
import { dashboardQuery } from './dashboard.queries.ts';
import { NewestUsers } from './newest-users.tsx';
import { QueueList } from './queue-list.tsx';
import { StatCards } from './stat-cards.tsx';
import { Statistics } from './statistics.tsx';
import { useDashboardTexts } from '#web/i18n/administration/use-dashboard-texts.ts';
import { LoadFailure } from '#web/lists/load-failure.tsx';

type Props = { search: DashboardSearch; onSearch: (search: DashboardSearch) => void };

/** The numbers, what waits, the newest members, and how the site does. Each part loads and fails alone. */
export function AdministratorDashboard({ search, onSearch }: Props) {
  const t = useDashboardTexts();
  const { data, ...query } = useQuery(dashboardQuery());
  return (
    <div className={styles.dashboard}>
      <h1>{t('title')}</h1>
      {data === undefined && query.isError ? (
        <LoadFailure query={query} />
      ) : (
        <>
          <StatCards numbers={data?.data} />
          <QueueList queues={data?.data.queues} />
        </>
      )}
      <NewestUsers />
      <Statistics search={search} onSearch={onSearch} />
    </div>
  );
}
