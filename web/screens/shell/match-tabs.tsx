import { Link, useLocation } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { useMemberTexts } from '#web/locales/en/member.ts';
import styles from './match-tabs.module.css';

/** The screens of matches. Search is the screen of More Matches with the cursor in its search field. */
const tabs = [
  { to: '/todaysMatch', text: 'today' },
  { to: '/myMatch', text: 'my' },
  { to: '/moreMatch', text: 'more' },
  { to: '/moreMatch', hash: 'search', text: 'search' },
  { to: '/shortlisted', text: 'shortlist' },
] as const;

export const byPath = { includeHash: true, includeSearch: false } as const;
/** More Matches without a search, for a search has the same path. */
export const withoutSearch = { exact: true, includeHash: true, includeSearch: true } as const;

/** Whether the screen of More Matches searches: its address has the cursor in the search field, words or filters. */
export function useIsSearch(): boolean {
  return useLocation({
    select: ({ pathname, hash, search }) =>
      pathname === '/moreMatch' &&
      (hash === 'search' || Object.keys(search).some((name) => name !== 'saved')),
  });
}

/** Above the screens of matches on phones: each of them is one tap from the others. Nothing on other screens. */
export function MatchTabs() {
  const t = useMemberTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isSearch = useIsSearch();
  if (tabs.every(({ to }) => to !== pathname)) return null;
  return (
    <nav aria-label={t('matchTabs.label')} className={styles.tabs}>
      {tabs.map(({ to, text, ...place }) => (
        <Link
          key={text}
          to={to}
          {...place}
          activeOptions={text === 'more' ? withoutSearch : byPath}
          aria-current={text === 'search' && isSearch ? 'page' : undefined}
          className={styles.tab}
        >
          {t(`matchTabs.${text}`)}
        </Link>
      ))}
    </nav>
  );
}

/** In the top bar of every member screen. */
export function SearchLink() {
  const t = useMemberTexts();
  const isSearch = useIsSearch();
  return (
    <Link
      to="/moreMatch"
      hash="search"
      className={styles.search}
      aria-label={t('matchTabs.find')}
      title={t('matchTabs.find')}
      activeOptions={byPath}
      aria-current={isSearch ? 'page' : undefined}
    >
      <IconSearch size="1.5rem" stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
