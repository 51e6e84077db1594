import type { ReactNode } from 'react';
import type { Session } from '#web/api/session.ts';
import { VerifiedBadge } from '#web/design/verified-badge.tsx';
import { useSite } from '#web/document/site.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Identity } from './identity.tsx';
import { MemberDrawerMenu, MemberSideMenu } from './member-menu.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { useCheckedSession } from './use-checked-session.ts';
import { EntryBadgesContext, type EntryBadges } from './use-entry-badge.ts';

type Props = {
  session: Session;
  /** The bell. */
  news: ReactNode;
  /** How much waits behind entries of the menus. */
  badges: EntryBadges;
  children: ReactNode;
};

/** The frame of all member screens. */
export function MemberShell({ session, news, badges, children }: Props) {
  const t = useMemberTexts();
  const { isVerified } = useCheckedSession();
  const site = useSite();
  const id = t('shell.id', { id: `${site.member_id_prefix}${session.user_id}` });
  const badge = isVerified && <VerifiedBadge label={t('shell.verified')} />;
  const identity = <Identity name={session.name} badge={badge} id={id} email={session.email} />;
  return (
    <EntryBadgesContext value={badges}>
      <ShellFrame
        density="roomy"
        home="/dashboard"
        menuLabel={t('shell.menu')}
        openMenuLabel={t('shell.openMenu')}
        closeMenuLabel={t('shell.closeMenu')}
        sideMenu={<MemberSideMenu />}
        drawerMenu={MemberDrawerMenu}
        identity={identity}
        news={news}
        account={<AccountMenu session={session} identity={<AccountFacts session={session} id={id} />} />}
        bottomBar={<BottomBar />}
      >
        {children}
      </ShellFrame>
    </EntryBadgesContext>
  );
}

/** The facts that the top bar has no room for on phones. */
function AccountFacts({ session, id }: { session: Session; id: string }) {
  return (
    <>
      <strong>
        <bdi>{session.name}</bdi>
      </strong>
      <br />
      {id}
      <br />
      {session.email}
    </>
  );
}
