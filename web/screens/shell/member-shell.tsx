import type { ReactNode } from 'react';
import { useCheckedSession } from '#web/app/client/session-person.ts';
import type { Session } from '#web/app/client/session.ts';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { AccountMenu } from './account-menu.tsx';
import { MatchTabs, SearchLink } from './match-tabs.tsx';
import { BottomBar, MemberDrawerMenu, MemberSideMenu } from './member-menu.tsx';
import { EntryBadgesContext, type EntryBadges } from './menu-entries.tsx';
import { Identity, ShellFrame } from './shell-frame.tsx';

type Props = {
  session: Session;
  /** The bell. */
  news: ReactNode;
  /** By the path of the entry. */
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
        news={
          <>
            <SearchLink />
            {news}
          </>
        }
        account={<AccountMenu session={session} identity={<AccountFacts session={session} id={id} />} />}
        bottomBar={<BottomBar />}
      >
        <MatchTabs />
        {children}
      </ShellFrame>
    </EntryBadgesContext>
  );
}

/** The facts for which the top bar of phones is too narrow. */
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
