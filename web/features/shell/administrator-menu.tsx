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
import { openAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import type { administration } from '#web/locales/en/administration.ts';
import { MenuButton, MenuLink, type MenuPath } from './menu-link.tsx';
import styles from './menu-list.module.css';

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
export function AdministratorMenu({ onChoose = () => {} }: { onChoose?: () => void }) {
  const t = useAdministrationTexts();
  const askToLeave = () => {
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
        <MenuButton label={t('shell.logout')} icon={IconLogout} onClick={askToLeave} />
      </li>
    </ul>
  );
}
