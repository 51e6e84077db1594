import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { sessionOf } from '#web/app/client/session-of.ts';
import { startSession } from '#web/app/client/session.ts';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { AdministratorInvitation } from '#web/screens/administrators/administrator-invitation.tsx';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { InvitationFrame } from '#web/screens/invitation/page-frame.tsx';

export const Route = createFileRoute('/administrator-invitation')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.administratorInvitation')),
  component: Invitation,
});

function Invitation() {
  return (
    <InvitationFrame footer={<SiteFooter />}>
      <main id="content" tabIndex={-1}>
        <WithLinkToken fallback={null}>{(token) => <Opened token={token ?? ''} />}</WithLinkToken>
      </main>
    </InvitationFrame>
  );
}

function Opened({ token }: { token: string }) {
  const navigate = useNavigate();
  const enter = (session: SessionData) => {
    startSession(sessionOf(session));
    void navigate({ to: '/admin-dashboard', replace: true });
  };
  return <AdministratorInvitation token={token} onAccepted={enter} />;
}
