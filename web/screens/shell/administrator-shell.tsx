import {
  IconHome,
  IconLogout,
  IconAdjustments,
  IconBook2,
  IconChecklist,
  IconCreditCard,
  IconFileImport,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconMailExclamation,
  IconMessageQuestion,
  IconPhoto,
  IconReceipt,
  IconShieldLock,
  IconStars,
  IconSubtask,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isPermitted, type Permission } from '#contract/administration/permissions.ts';
import { useAdministratorRole } from '#web/app/client/administrator.ts';
import { useCheckedSession } from '#web/app/client/session-person.ts';
import type { Session } from '#web/app/client/session.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { useAdministrationTexts, type administration } from '#web/locales/en/administration.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuButton, MenuLink, type MenuPath } from './menu-entries.tsx';
import { Identity, ShellFrame } from './shell-frame.tsx';
import styles from './menu-entries.module.css';

type Entry = { to: MenuPath; text: keyof typeof administration.shell; icon: Icon; permission: Permission };

/** The entries of the administrator menu, each with the permission that its screen needs. */
const administratorEntries: readonly Entry[] = [
  { to: '/admin-dashboard', text: 'dashboard', icon: IconLayoutDashboard, permission: 'dashboard.read' },
  { to: '/userManagement', text: 'users', icon: IconUsers, permission: 'members.read' },
  { to: '/admin-review', text: 'review', icon: IconChecklist, permission: 'review.decide' },
  { to: '/banner-settings', text: 'banners', icon: IconPhoto, permission: 'banners.edit' },
  { to: '/admin-succestories', text: 'stories', icon: IconBook2, permission: 'stories.decide' },
  { to: '/admin-reviews', text: 'reviews', icon: IconStars, permission: 'stories.decide' },
  { to: '/subscription-management', text: 'subscriptions', icon: IconReceipt, permission: 'plans.edit' },
  { to: '/admin-payments', text: 'payments', icon: IconCreditCard, permission: 'payments.decide' },
  { to: '/enquiries', text: 'enquiries', icon: IconMessageQuestion, permission: 'enquiries.answer' },
  { to: '/admin-reports', text: 'reports', icon: IconFlag, permission: 'reports.read' },
  { to: '/admin-profile', text: 'roles', icon: IconShieldLock, permission: 'review.decide' },
  { to: '/admin-choices', text: 'choices', icon: IconListDetails, permission: 'choices.edit' },
  { to: '/admin-import', text: 'import', icon: IconFileImport, permission: 'imports.run' },
  { to: '/admin-site', text: 'site', icon: IconAdjustments, permission: 'site.edit' },
  { to: '/admin-outbox', text: 'outbox', icon: IconMailExclamation, permission: 'outbox.read' },
  { to: '/admin-audit', text: 'audit', icon: IconHistory, permission: 'audit.read' },
  { to: '/admin-jobs', text: 'jobs', icon: IconSubtask, permission: 'jobs.run' },
];

/** Screens without an entry in the menu. */
const otherScreens: readonly { to: MenuPath; permission: Permission }[] = [
  { to: '/user-profileView', permission: 'members.read' },
  { to: '/admin-successStoryView', permission: 'stories.decide' },
];

/** The permission of the screen at a path, its subpages included; undefined for a screen that every administrator may open. */
function permissionOfScreen(path: string): Permission | undefined {
  const screens = [...administratorEntries, ...otherScreens];
  return screens.find(({ to }) => path === to || path.startsWith(`${to}/`))?.permission;
}

/** The frame of all administrator screens. */
export function AdministratorShell({ session, children }: { session: Session; children: ReactNode }) {
  const t = useAdministrationTexts();
  useCheckedSession();
  const identity = <Identity name={t('shell.label')} email={session.email} />;
  return (
    <ShellFrame
      density="dense"
      home="/admin-dashboard"
      menuLabel={t('shell.menu')}
      openMenuLabel={t('shell.openMenu')}
      closeMenuLabel={t('shell.closeMenu')}
      sideMenu={<AdministratorMenu />}
      drawerMenu={AdministratorMenu}
      identity={identity}
      account={<AccountMenu session={session} identity={session.email} isAdministration />}
    >
      <PermittedScreen>{children}</PermittedScreen>
    </ShellFrame>
  );
}

/** The screen, unless the role of the administrator may not open it. The server refuses its calls as well. */
function PermittedScreen({ children }: { children: ReactNode }) {
  const t = useAdministrationTexts();
  const common = useCommonTexts();
  const role = useAdministratorRole();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const permission = permissionOfScreen(path);
  if (role === undefined || permission === undefined || isPermitted(role, permission)) return children;
  return (
    <EmptyState level="h1" title={t('shell.notPermittedTitle')} text={t('shell.notPermitted')}>
      <LinkButton to="/admin-dashboard">{common('actions.toDashboard')}</LinkButton>
    </EmptyState>
  );
}

/** The menu of the administrator area, the same beside the content and in the drawer. */
function AdministratorMenu({ onChoose = () => {} }: { onChoose?: () => void }) {
  const t = useAdministrationTexts();
  const role = useAdministratorRole();
  const entries = administratorEntries.filter(
    ({ permission }) => role !== undefined && isPermitted(role, permission),
  );
  const logOut = () => {
    onChoose();
    openAreaDialog('logout');
  };
  return (
    <ul className={styles.menu}>
      {entries.map(({ to, text, icon }) => (
        <li key={to}>
          <MenuLink to={to} label={t(`shell.${text}`)} icon={icon} onClick={onChoose} />
        </li>
      ))}
      <li className={styles.last}>
        <MenuLink to="/" label={t('shell.home')} icon={IconHome} onClick={onChoose} />
      </li>
      <li>
        <MenuButton label={t('shell.logout')} icon={IconLogout} onClick={logOut} />
      </li>
    </ul>
  );
}

/** What a member sees at an address of the administrator area. */
export function NotAllowedPage() {
  const t = useCommonTexts();
  return (
    <PlainPage>
      <title>{t('titles.notAllowed')}</title>
      <EmptyState level="h1" title={t('notAllowed.title')} text={t('notAllowed.text')}>
        <LinkButton to="/dashboard">{t('actions.toDashboard')}</LinkButton>
        <LinkButton to="/" look="outline">
          {t('actions.backToHome')}
        </LinkButton>
      </EmptyState>
    </PlainPage>
  );
}
