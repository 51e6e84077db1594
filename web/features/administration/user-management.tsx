import { useQuery } from '@tanstack/react-query';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useListsTexts } from '#web/i18n/use-lists-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import type { Column } from '#web/lists/data-table.tsx';
import { ListScreen, type SortChoice } from '#web/lists/list-screen.tsx';
import type { ListAddress } from '#web/lists/list-search.ts';
import type { UserSort } from './administration-address.rules.ts';
import { usersQuery } from './administration.queries.ts';
import {
  UserEmail,
  UserFaith,
  UserGender,
  UserId,
  UserMobile,
  UserName,
  UserVerified,
  type ListedUser,
} from './user-facts.tsx';
import styles from './user-management.module.css';
import { UserSwitch } from './user-switch.tsx';

/** The members, with a switch that makes each of them active or inactive. */
export function UserManagement(address: ListAddress<UserSort>) {
  const t = useAdministrationTexts();
  const query = useQuery(usersQuery(address.search));
  return (
    <ListScreen
      {...address}
      title={t('users.title')}
      lead={t('users.lead')}
      searchLabel={t('users.searchLabel')}
      query={query}
      sorts={useUserSorts()}
      view={{
        caption: t('users.caption'),
        columns: useUserColumns(),
        keyOf: (user) => user.u_id,
        renderCard: (user) => <UserCard user={user} />,
        loadingFacts: 5,
        emptyTitle: t('users.emptyTitle'),
        emptyText: t('users.emptyText'),
      }}
    />
  );
}

function useUserSorts(): [SortChoice<UserSort>, ...SortChoice<UserSort>[]] {
  const t = useListsTexts();
  return [
    { sort: 'created_at', order: 'desc', label: t('newestFirst') },
    { sort: 'created_at', order: 'asc', label: t('oldestFirst') },
    { sort: 'name', order: 'asc', label: t('nameAscending') },
    { sort: 'name', order: 'desc', label: t('nameDescending') },
    { sort: 'status', order: 'asc', label: t('activeFirst') },
    { sort: 'status', order: 'desc', label: t('inactiveFirst') },
  ];
}

function useUserColumns(): readonly Column<ListedUser, UserSort>[] {
  const t = useAdministrationTexts();
  return [
    { id: 'id', header: t('users.id'), width: 6, renderCell: (user) => <UserId user={user} /> },
    {
      id: 'name',
      header: t('users.name'),
      width: 17,
      sort: 'name',
      isRowHeading: true,
      renderCell: (user) => <UserName user={user} />,
    },
    { id: 'email', header: t('users.email'), width: 17, renderCell: (user) => <UserEmail user={user} /> },
    { id: 'mobile', header: t('users.mobile'), width: 12, renderCell: (user) => <UserMobile user={user} /> },
    { id: 'gender', header: t('users.gender'), width: 9, renderCell: (user) => <UserGender user={user} /> },
    { id: 'faith', header: t('users.faith'), width: 12, renderCell: (user) => <UserFaith user={user} /> },
    {
      id: 'verified',
      header: t('users.verified'),
      width: 7,
      renderCell: (user) => <UserVerified user={user} isShort />,
    },
    {
      id: 'registered',
      header: t('users.registered'),
      width: 9,
      sort: 'created_at',
      renderCell: (user) => <Ago instant={user.u_created_at} hasDateAfterWeek />,
    },
    {
      id: 'status',
      header: t('users.status'),
      width: 11,
      sort: 'status',
      renderCell: (user) => <UserSwitch user={user} />,
    },
  ];
}

/** A member as a card, with everything the table has. */
function UserCard({ user }: { user: ListedUser }) {
  const t = useAdministrationTexts();
  return (
    <>
      <div className={styles.head}>
        <UserName user={user} />
        <UserId user={user} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('users.email')}</dt>
        <dd>
          <UserEmail user={user} />
        </dd>
        <dt>{t('users.mobile')}</dt>
        <dd>
          <UserMobile user={user} />
        </dd>
        <dt>{t('users.gender')}</dt>
        <dd>
          <UserGender user={user} />
        </dd>
        <dt>{t('users.faith')}</dt>
        <dd>
          <UserFaith user={user} />
        </dd>
        <dt>{t('users.registered')}</dt>
        <dd>
          <Ago instant={user.u_created_at} hasDateAfterWeek />
        </dd>
      </dl>
      <div className={styles.foot}>
        <UserVerified user={user} />
        <UserSwitch user={user} />
      </div>
    </>
  );
}
