import { ClientOnly, createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { sessionOf } from '#web/api/session-of.ts';
import { startSession } from '#web/api/session.ts';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/document/page-head.ts';
import { AdministratorInvitation } from '#web/features/administrators/administrator-invitation.tsx';
import { SiteFooter } from '#web/features/information/site-footer.tsx';
import { InvitationFrame } from '#web/features/invitation/page-frame.tsx';

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
        <ClientOnly>
          <Opened />
        </ClientOnly>
      </main>
    </InvitationFrame>
  );
}

/** Runs in the browser only, and takes the token out of the address, so that no history shows it. */
function Opened() {
  const { token } = Route.useSearch();
  const navigate = useNavigate();
  const [kept] = useState(token ?? '');
  useEffect(() => {
    if (token !== undefined) void navigate({ to: '/administrator-invitation', search: {}, replace: true });
  }, [token, navigate]);
  const enter = (session: SessionData) => {
    startSession(sessionOf(session));
    void navigate({ to: '/admin-dashboard', replace: true });
  };
  return <AdministratorInvitation token={kept} onAccepted={enter} />;
}
