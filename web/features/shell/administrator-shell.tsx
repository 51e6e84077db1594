import type { ReactNode } from 'react';
import type { Session } from '#web/api/session.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { AdministratorMenu } from './administrator-menu.tsx';
import { Identity } from './identity.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { useCheckedSession } from './use-checked-session.ts';

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
