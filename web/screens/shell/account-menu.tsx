import { IconKey, IconLogout, IconSettings, IconShieldLock } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { isAdministrator, type Session } from '#web/app/client/session.ts';
import { Popover } from '#web/design/overlays/popover.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { SchemeSwitch } from '#web/design/scheme-switch.tsx';
import { openAreaDialog, type AreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { LanguageSwitch } from '#web/parts/language/language-switch.tsx';
import { useMemberTexts } from '#web/locales/en/member.ts';
import styles from './account-menu.module.css';
import { MenuButton, MenuLink } from './menu-entries.tsx';

type Props = { session: Session; identity: ReactNode; isAdministration?: boolean };

/** The menu behind the person's picture: settings, password, colours, language, logging out. */
export function AccountMenu({ session, identity, isAdministration = false }: Props) {
  const t = useMemberTexts();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = (dialog: AreaDialog) => {
    // The dialog returns the focus to where it was, and this menu closes.
    opener.current?.focus();
    setOpen(false);
    openAreaDialog(dialog);
  };
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      position="bottom-end"
      className={styles.panel}
      opener={
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-label={t('shell.openAccount', { name: session.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Avatar name={session.name} picture={session.profilePic} />
        </button>
      }
    >
      <div className={styles.identity}>{identity}</div>
      {isAdministrator(session) && !isAdministration && (
        <MenuLink to="/admin-dashboard" label={t('shell.administration')} icon={IconShieldLock} />
      )}
      <MenuLink
        to={isAdministrator(session) ? '/admin-sign-in' : '/settings'}
        label={t(isAdministrator(session) ? 'shell.ownSignIn' : 'shell.settings')}
        icon={IconSettings}
        onClick={() => setOpen(false)}
      />
      <MenuButton label={t('shell.changePassword')} icon={IconKey} onClick={() => open('change-password')} />
      <div className={styles.switches}>
        <SchemeSwitch />
        <LanguageSwitch />
      </div>
      <MenuButton label={t('shell.logout')} icon={IconLogout} onClick={() => open('logout')} />
    </Popover>
  );
}
