import { type ActiveOptions, Link, type FileRoutesByPath } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import { createContext, useContext, type ReactNode } from 'react';
import styles from './menu-entries.module.css';

/** A page without parameters in its path, and not one that only leads on. */
export type MenuPath = Exclude<
  FileRoutesByPath[keyof FileRoutesByPath]['fullPath'],
  `${string}$${string}` | `/${string}/`
>;

type Props = {
  to: MenuPath;
  label: string;
  icon: Icon;
  onClick?: () => void;
  activeOptions?: ActiveOptions | undefined;
  /** A place of the page. */
  hash?: string | undefined;
  /** Also here when its address is another one. */
  isHere?: boolean | undefined;
};

/** An entry of a menu that links to a page. The router marks the current page with `aria-current`. */
export function MenuLink({ to, label, icon: Icon, onClick, activeOptions, hash, isHere }: Props) {
  const badge = useEntryBadge(to);
  return (
    <Link
      to={to}
      {...(hash !== undefined && { hash })}
      className={styles.entry}
      aria-current={isHere === true ? 'page' : undefined}
      activeOptions={activeOptions ?? { exact: to === '/' }}
      onClick={onClick}
    >
      <Icon size="1.25rem" stroke={1.75} className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{label}</span> {badge}
    </Link>
  );
}

/** An entry of a menu that starts an action. */
export function MenuButton({
  label,
  icon: Icon,
  onClick,
}: Pick<Props, 'label' | 'icon'> & { onClick: () => void }) {
  return (
    <button type="button" className={styles.entry} onClick={onClick}>
      <Icon size="1.25rem" stroke={1.75} className={styles.icon} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}

/** The badges of menu entries by the path of their page: how many interests wait there, for example. */
export type EntryBadges = Readonly<Record<string, ReactNode>>;

/** Provided by the frame for the side menu, the drawer and the bottom bar. */
export const EntryBadgesContext = createContext<EntryBadges>({});

/** Returns the badge of the entry of that page; undefined when it has none. */
export function useEntryBadge(to: string): ReactNode {
  return useContext(EntryBadgesContext)[to];
}
