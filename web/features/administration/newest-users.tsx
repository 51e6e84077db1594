import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { ErrorState } from '#web/design/state.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ListPage } from '#web/lists/list-search.ts';
import styles from './newest-users.module.css';
import { UserId, UserName } from './user-facts.tsx';
import type { ListedUser } from './user-names.rules.ts';

type Props = { query: UseQueryResult<ListPage<ListedUser>>; onRetry: () => void };

const loadingUsers = ['a', 'b', 'c', 'd', 'e'];

/** The first five of the list of members, newest first. */
export function NewestUsers(props: Props) {
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

function Rows({ query, onRetry }: Props) {
  const t = useAdministrationTexts();
  const { t: common } = useTranslation();
  const users = query.data?.data;
  if (users === undefined && query.isError) {
    const text = sentenceOfFailure(query.error, common('states.unreachable')) ?? common('states.failedText');
    return <ErrorState text={text} onRetry={onRetry} />;
  }
  if (users?.length === 0) return <p className={styles.empty}>{t('dashboard.newestEmpty')}</p>;
  return (
    <ul className={styles.list} aria-busy={users === undefined}>
      {users === undefined
        ? loadingUsers.map((key) => (
            <li key={key} className={styles.entry}>
              <Skeleton height="var(--space-8)" />
            </li>
          ))
        : users.map((user) => (
            <li key={user.u_id} className={styles.entry}>
              <UserName user={user} />
              <span className={styles.facts}>
                <UserId user={user} />
                <Ago instant={user.u_created_at} hasDateAfterWeek />
              </span>
            </li>
          ))}
    </ul>
  );
}
