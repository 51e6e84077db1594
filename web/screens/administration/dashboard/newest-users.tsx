import type { listUsers } from '#contract/administration/users.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { Ago } from '#web/parts/dates/ago.tsx';
import { UserId, UserName } from '#web/parts/facts/user-name.tsx';
import styles from './newest-users.module.css';
import { newestUsersQuery } from './dashboard.queries.ts';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';

/** The first five of the list of members, newest first. */
export function NewestUsers() {
  const t = useDashboardTexts();
  const query = useQuery(newestUsersQuery());
  return (
    <Card>
      <div className={styles.head}>
        <h2 id="newest">{t('newest')}</h2>
        <LinkButton to="/userManagement" look="quiet" size="small" aria-label={t('viewAllUsers')}>
          {t('viewAll')}
        </LinkButton>
      </div>
      {query.data === undefined && hasFailed(query) ? (
        <LoadFailure query={query} />
      ) : (
        <Users users={query.data?.data} />
      )}
    </Card>
  );
}

type Users = EndpointData<typeof listUsers>;

const loadingUsers = ['a', 'b', 'c', 'd', 'e'];

function Users({ users }: { users: Users | undefined }) {
  const t = useDashboardTexts();
  if (users?.length === 0) return <p className={styles.empty}>{t('newestEmpty')}</p>;
  return (
    <table className={styles.table} aria-labelledby="newest" aria-busy={users === undefined}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('registered')}</th>
        </tr>
      </thead>
      <tbody>
        {users === undefined
          ? loadingUsers.map((key) => (
              <tr key={key}>
                <td colSpan={3}>
                  <Skeleton height="var(--space-6)" />
                </td>
              </tr>
            ))
          : users.map((user) => (
              <tr key={user.u_id}>
                <th scope="row">
                  <UserName user={user} />
                </th>
                <td>
                  <UserId user={user} />
                </td>
                <td>
                  <Ago instant={user.u_created_at} />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}
