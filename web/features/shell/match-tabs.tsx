import { Link, useLocation } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import styles from './match-tabs.module.css';

/** The screens of matches. Search is the screen of More Matches with the cursor in its search field. */
const tabs = [
  { to: '/todaysMatch', text: 'today' },
  { to: '/myMatch', text: 'my' },
  { to: '/moreMatch', text: 'more' },
  { to: '/moreMatch', hash: 'search', text: 'search' },
  { to: '/shortlisted', text: 'shortlist' },
] as const;

/** More and Search are one screen, and differ by the hash alone; filters belong to either. */
const byPlace = { includeHash: true, includeSearch: false } as const;

/** Above the screens of matches on phones: each of them is one tap from the others. Nothing on other screens. */
export function MatchTabs() {
  const t = useMemberTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (tabs.every(({ to }) => to !== pathname)) return null;
  return (
    <nav aria-label={t('matchTabs.label')} className={styles.tabs}>
      {tabs.map(({ to, text, ...place }) => (
        <Link key={text} to={to} {...place} activeOptions={byPlace} className={styles.tab}>
          {t(`matchTabs.${text}`)}
        </Link>
      ))}
    </nav>
  );
}

/** In the top bar of every member screen. */
export function SearchLink() {
  const t = useMemberTexts();
  return (
    <Link
      to="/moreMatch"
      hash="search"
      className={styles.search}
      aria-label={t('matchTabs.find')}
      title={t('matchTabs.find')}
      activeProps={{}}
    >
      <IconSearch size="1.5rem" stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
