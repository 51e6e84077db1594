import { Link, type FileRoutesByPath } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import styles from './menu-link.module.css';
import { useEntryBadge } from './use-entry-badge.ts';

/** A page without parameters in its path. */
export type MenuPath = Exclude<FileRoutesByPath[keyof FileRoutesByPath]['fullPath'], `${string}$${string}`>;

type Props = { to: MenuPath; label: string; icon: Icon; onClick?: () => void };

/** One entry of a menu. The router marks the current page with `aria-current`. */
export function MenuLink({ to, label, icon: Icon, onClick }: Props) {
  const badge = useEntryBadge(to);
  return (
    <Link to={to} className={styles.entry} activeOptions={{ exact: to === '/' }} onClick={onClick}>
      <Icon size="1.25rem" stroke={1.75} className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{label}</span> {badge}
    </Link>
  );
}

/** An entry that does something instead of leading somewhere. */
export function MenuButton({
  label,
  icon: Icon,
  onClick,
}: Omit<Props, 'to' | 'onClick'> & { onClick: () => void }) {
  return (
    <button type="button" className={styles.entry} onClick={onClick}>
      <Icon size="1.25rem" stroke={1.75} className={styles.icon} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}
