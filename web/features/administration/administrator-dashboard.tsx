import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconMailExclamation, IconMessageQuestion, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { newestUsersQuery, outboxCountQuery } from './administration.queries.ts';
import styles from './administrator-dashboard.module.css';
import { NewestUsers } from './newest-users.tsx';
import { StatCard } from './stat-card.tsx';

type Props = {
  /** How many enquiries there are; another feature's number, brought by the route. */
  enquiries: UseQueryResult<{ total: number }>;
};

/** What can be counted today, with the ways to it; what cannot is said to be missing. */
export function AdministratorDashboard({ enquiries }: Props) {
  const t = useAdministrationTexts();
  const { t: common } = useTranslation();
  const users = useQuery(newestUsersQuery());
  const outbox = useQuery(outboxCountQuery());
  const failed = [users, enquiries, outbox].filter(({ isError }) => isError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <div className={styles.dashboard}>
      <h1>{t('dashboard.title')}</h1>
      <div className={styles.stats}>
        <StatCard
          to="/userManagement"
          icon={IconUsers}
          label={t('dashboard.users')}
          text={t('dashboard.usersText')}
          query={users}
        />
        <StatCard
          to="/enquiries"
          icon={IconMessageQuestion}
          label={t('dashboard.enquiries')}
          text={t('dashboard.enquiriesText')}
          query={enquiries}
        />
        <StatCard
          to="/admin-outbox"
          icon={IconMailExclamation}
          label={t('dashboard.outbox')}
          text={t('dashboard.outboxText')}
          query={outbox}
        />
      </div>
      {failed.length > 0 && !users.isError && (
        <Button look="outline" onClick={retry} className={styles.retry}>
          {common('actions.tryAgain')}
        </Button>
      )}
      <NewestUsers query={users} onRetry={retry} />
      <Card>
        <h2>{t('dashboard.laterTitle')}</h2>
        <p className={styles.later}>{t('dashboard.laterText')}</p>
      </Card>
    </div>
  );
}
