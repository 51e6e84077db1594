import {
  IconBook2,
  IconFileImport,
  IconFlag,
  IconHome,
  IconLayoutDashboard,
  IconListDetails,
  IconLogout,
  IconMailExclamation,
  IconMessageQuestion,
  IconPhoto,
  IconReceipt,
  IconShieldLock,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCheckedSession } from '#web/api/session-person.ts';
import type { Session } from '#web/api/session.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { openAreaDialog } from '#web/dialogs/area-dialogs.tsx';
import { PlainPage } from '#web/document/plain-page.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import type { administration } from '#web/locales/en/administration.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './menu-entries.module.css';
import { MenuButton, MenuLink, type MenuPath } from './menu-entries.tsx';
import { Identity, ShellFrame } from './shell-frame.tsx';

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
      {children}
    </ShellFrame>
  );
}

const entries: readonly { to: MenuPath; text: keyof typeof administration.shell; icon: Icon }[] = [
  { to: '/admin-dashboard', text: 'dashboard', icon: IconLayoutDashboard },
  { to: '/userManagement', text: 'users', icon: IconUsers },
  { to: '/banner-settings', text: 'banners', icon: IconPhoto },
  { to: '/admin-succestories', text: 'stories', icon: IconBook2 },
  { to: '/subscription-management', text: 'subscriptions', icon: IconReceipt },
  { to: '/enquiries', text: 'enquiries', icon: IconMessageQuestion },
  { to: '/admin-reports', text: 'reports', icon: IconFlag },
  { to: '/admin-profile', text: 'roles', icon: IconShieldLock },
  { to: '/admin-choices', text: 'choices', icon: IconListDetails },
  { to: '/admin-import', text: 'import', icon: IconFileImport },
  { to: '/admin-outbox', text: 'outbox', icon: IconMailExclamation },
];

/** The menu of the administrator area, the same beside the content and in the drawer. */
function AdministratorMenu({ onChoose = () => {} }: { onChoose?: () => void }) {
  const t = useAdministrationTexts();
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
