import { Link, useLocation } from '@tanstack/react-router';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import styles from './bottom-bar.module.css';
import { bottomEntries } from './member-menu.data.ts';
import { useEntryBadge } from './use-entry-badge.ts';

/** The five places a thumb should reach, on phones. */
export function BottomBar() {
  const t = useMemberTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label={t('shell.quickMenu')} className={styles.bar}>
      {bottomEntries.map(({ to, text, icon: Icon, alsoAt }) => (
        <Link
          key={to}
          to={to}
          className={styles.entry}
          data-here={alsoAt?.some((path) => path === pathname) === true || undefined}
        >
          <Icon size="1.5rem" stroke={1.75} aria-hidden="true" />
          <span className={styles.label}>{t(`shell.${text}`)}</span> <Badge of={to} />
        </Link>
      ))}
    </nav>
  );
}

/** Over the corner of the sign. */
function Badge({ of: to }: { of: string }) {
  const badge = useEntryBadge(to);
  return badge === undefined ? null : <span className={styles.badge}>{badge}</span>;
}
