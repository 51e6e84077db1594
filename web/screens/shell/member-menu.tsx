import { Link, useLocation } from '@tanstack/react-router';
import {
  IconCalendarHeart,
  IconChevronDown,
  IconCrown,
  IconEye,
  IconHeart,
  IconHearts,
  IconInbox,
  IconLayoutDashboard,
  IconLogout,
  IconMessageCircle,
  IconSearch,
  IconSettings,
  IconUser,
  IconUserSearch,
  type Icon,
} from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { useSite } from '#web/app/document/site.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import type { member } from '#web/locales/en/member.ts';
import { createStored } from '#web/app/storage/stored.ts';
import styles from './member-menu.module.css';
import menuStyles from './menu-entries.module.css';
import { byPath, useIsSearch, withoutSearch } from './match-tabs.tsx';
import { MenuButton, MenuLink, useEntryBadge, type MenuPath } from './menu-entries.tsx';

/** Labels without placeholders. */
type Label = Exclude<keyof typeof member.shell, 'mine' | 'id' | 'openAccount'>;

/** An entry of the member's menus. */
type MemberEntry = { to: MenuPath; text: Label; icon: Icon; hash?: 'search' | undefined };

const ownEntries: readonly MemberEntry[] = [
  { to: '/dashboard', text: 'dashboard', icon: IconLayoutDashboard },
  { to: '/myProfile', text: 'myProfile', icon: IconUser },
];

const matchEntries: readonly MemberEntry[] = [
  { to: '/todaysMatch', text: 'todaysMatch', icon: IconCalendarHeart },
  { to: '/myMatch', text: 'myMatch', icon: IconHearts },
  { to: '/moreMatch', text: 'moreMatch', icon: IconUserSearch },
  { to: '/moreMatch', hash: 'search', text: 'search', icon: IconSearch },
];

const otherEntries: readonly MemberEntry[] = [
  { to: '/inbox', text: 'inbox', icon: IconInbox },
  { to: '/chatWindow', text: 'messages', icon: IconMessageCircle },
  { to: '/subscription', text: 'subscription', icon: IconCrown },
  { to: '/shortlisted', text: 'shortlisted', icon: IconHeart },
  { to: '/profile-vists', text: 'profileVisits', icon: IconEye },
];

/** In the account menu on wide screens, and in the drawer on phones. */
const settingsEntry: MemberEntry = { to: '/settings', text: 'settings', icon: IconSettings };

/** The side menu: two groups that fold, then the rest. */
export function MemberSideMenu() {
  const t = useMemberTexts();
  const site = useSite();
  return (
    <ul className={menuStyles.menu}>
      <li>
        <MenuGroup name="mine" label={t('shell.mine', { site: site.name })}>
          <Entries entries={ownEntries} />
        </MenuGroup>
      </li>
      <li>
        <MenuGroup name="matches" label={t('shell.matches')}>
          <Entries entries={matchEntries} />
        </MenuGroup>
      </li>
      <Entries entries={otherEntries} />
      <Logout />
    </ul>
  );
}

/** The same entries without groups, for the drawer on phones. */
export function MemberDrawerMenu({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className={menuStyles.menu}>
      <Entries
        entries={[...ownEntries, ...matchEntries, ...otherEntries, settingsEntry]}
        onChoose={onChoose}
      />
      <Logout onChoose={onChoose} />
    </ul>
  );
}

function Entries({ entries, onChoose }: { entries: readonly MemberEntry[]; onChoose?: () => void }) {
  const t = useMemberTexts();
  const { everything_is_free: isFree } = useSite();
  const isSearch = useIsSearch();
  const shown = isFree ? entries.filter(({ to }) => to !== '/subscription') : entries;
  return shown.map(({ to, text, icon, hash }) => (
    <li key={text}>
      <MenuLink
        to={to}
        label={t(`shell.${text}`)}
        icon={icon}
        hash={hash}
        isHere={hash !== undefined && isSearch}
        activeOptions={optionsOf({ to, hash })}
        {...(onChoose === undefined ? {} : { onClick: onChoose })}
      />
    </li>
  ));
}

/** More Matches and Search are two places of one page. */
function optionsOf({ to, hash }: Pick<MemberEntry, 'to' | 'hash'>) {
  if (hash !== undefined) return byPath;
  return to === '/moreMatch' ? withoutSearch : undefined;
}

function Logout({ onChoose }: { onChoose?: () => void }) {
  const t = useMemberTexts();
  const logOut = () => {
    onChoose?.();
    openAreaDialog('logout');
  };
  return (
    <li className={menuStyles.last}>
      <MenuButton label={t('shell.logout')} icon={IconLogout} onClick={logOut} />
    </li>
  );
}

type GroupProps = {
  /** Whether the group is open is stored on this device under this name. */
  name: string;
  label: string;
  children: ReactNode;
};

/** Entries that can be collapsed. */
function MenuGroup({ name, label, children }: GroupProps) {
  const id = useId();
  const [stored] = useState(() =>
    createStored({ key: 'menu', part: name, lifetime: 'device', parse: (value) => value !== false }),
  );
  const [isOpen, setOpen] = useState(() => stored.read() ?? true);
  const toggle = () => {
    setOpen(!isOpen);
    stored.write(!isOpen);
  };
  return (
    <>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span>{label}</span>
        <IconChevronDown size="1.125rem" className={styles.chevron} data-open={isOpen} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.entries} hidden={!isOpen}>
        {children}
      </ul>
    </>
  );
}

/** The second entry is for all screens of matches, which have tabs. */
const bottomEntries: readonly (MemberEntry & { alsoAt?: readonly MenuPath[] })[] = [
  { to: '/dashboard', text: 'dashboard', icon: IconLayoutDashboard },
  {
    to: '/todaysMatch',
    text: 'matches',
    icon: IconHearts,
    alsoAt: ['/myMatch', '/moreMatch', '/shortlisted'],
  },
  { to: '/inbox', text: 'inbox', icon: IconInbox },
  { to: '/chatWindow', text: 'messages', icon: IconMessageCircle },
  { to: '/myProfile', text: 'profile', icon: IconUser },
];

/** The five most used pages, at the bottom of the screen on phones. */
export function BottomBar() {
  const t = useMemberTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label={t('shell.quickMenu')} className={styles.bar} data-action-bar="">
      {bottomEntries.map(({ to, text, icon: Icon, alsoAt }) => (
        <Link
          key={to}
          to={to}
          className={styles.barEntry}
          data-here={alsoAt?.some((path) => path === pathname) === true || undefined}
        >
          <Icon size="1.5rem" stroke={1.75} aria-hidden="true" />
          <span className={styles.barLabel}>{t(`shell.${text}`)}</span> <Badge of={to} />
        </Link>
      ))}
    </nav>
  );
}

/** Over the corner of the icon. */
function Badge({ of: to }: { of: string }) {
  const badge = useEntryBadge(to);
  return badge === undefined ? null : <span className={styles.barBadge}>{badge}</span>;
}
