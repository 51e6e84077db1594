import { Link } from '@tanstack/react-router';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconMailExclamation, IconMessageQuestion, IconUsers, type Icon } from '@tabler/icons-react';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { ErrorState } from '#web/design/state.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ListPage } from '#web/lists/list-search.ts';
import { newestUsersQuery, outboxCountQuery } from './administration.queries.ts';
import styles from './administrator-dashboard.module.css';
import { UserId, UserName, type ListedUser } from './user-facts.tsx';

type Props = {
  /** How many enquiries there are: the number of another feature, loaded by the route. */
  enquiries: UseQueryResult<{ total: number }>;
};

/** What can be counted, with links to it, and a sentence about what will follow. */
export function AdministratorDashboard({ enquiries }: Props) {
  const t = useAdministrationTexts();
  const common = useCommonTexts();
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

type StatProps = {
  to: '/userManagement' | '/enquiries' | '/admin-outbox';
  icon: Icon;
  label: string;
  text: string;
  query: { data: { total: number } | undefined; isError: boolean };
};

const numbers = new Intl.NumberFormat('en-IN');

/** One number, as a link to the list of what it counts. */
function StatCard({ to, icon: Icon, label, text, query }: StatProps) {
  const t = useAdministrationTexts();
  const { data, isError } = query;
  return (
    <Link to={to} className={styles.stat}>
      <Icon size="1.75rem" stroke={1.5} className={styles.statIcon} aria-hidden="true" />
      <span className={styles.statLabel}>{label}</span>
      <span className={styles.statNumber}>
        {data !== undefined && numbers.format(data.total)}
        {data === undefined && (isError ? '–' : <Skeleton width="3rem" />)}
      </span>
      <span className={styles.statText}>{data === undefined && isError ? t('dashboard.failed') : text}</span>
    </Link>
  );
}

type NewestProps = { query: UseQueryResult<ListPage<ListedUser>>; onRetry: () => void };

const loadingUsers = ['a', 'b', 'c', 'd', 'e'];

/** The first five of the list of members, newest first. */
function NewestUsers(props: NewestProps) {
  const t = useAdministrationTexts();
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('dashboard.newest')}</h2>
        <LinkButton to="/userManagement" look="quiet" size="small" aria-label={t('dashboard.viewAllUsers')}>
          {t('dashboard.viewAll')}
        </LinkButton>
      </div>
      <Rows {...props} />
    </Card>
  );
}

function Rows({ query, onRetry }: NewestProps) {
  const t = useAdministrationTexts();
  const common = useCommonTexts();
  const users = query.data?.data;
  if (users === undefined && query.isError) {
    const text = sentenceOfFailure(query.error, common('states.unreachable')) ?? common('states.failedText');
    return <ErrorState text={text} onRetry={onRetry} />;
  }
  if (users?.length === 0) return <p className={styles.empty}>{t('dashboard.newestEmpty')}</p>;
  return (
    <ul aria-busy={users === undefined}>
      {users === undefined
        ? loadingUsers.map((key) => (
            <li key={key} className={styles.user}>
              <Skeleton height="var(--space-8)" />
            </li>
          ))
        : users.map((user) => (
            <li key={user.u_id} className={styles.user}>
              <UserName user={user} />
              <span className={styles.userFacts}>
                <UserId user={user} />
                <Ago instant={user.u_created_at} hasDateAfterWeek />
              </span>
            </li>
          ))}
    </ul>
  );
}
