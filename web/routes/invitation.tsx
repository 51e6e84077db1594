import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { sessionOf } from '#web/app/client/session-of.ts';
import { startSession } from '#web/app/client/session.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useTokenInAddress } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { useSite } from '#web/app/document/site.ts';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { InvitationPage } from '#web/screens/invitation/invitation-page.tsx';
import { InvitationFrame } from '#web/screens/invitation/page-frame.tsx';
import type { Claimed } from '#web/screens/invitation/use-claim.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';

export const Route = createFileRoute('/invitation')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.invitation')),
  component: Invitation,
});

function Invitation() {
  const token = useTokenInAddress();
  const navigate = useNavigate();
  const enter = useEntering();
  return (
    <InvitationFrame footer={<SiteFooter />}>
      <InvitationPage
        token={token}
        onRead={() =>
          void navigate({ to: '/invitation', search: {}, hash: '', replace: true, resetScroll: false })
        }
        onClaimed={(claimed) => void enter(claimed)}
      />
    </InvitationFrame>
  );
}

/** Signs the person in who claimed the profile; a new e-mail address is verified first. */
function useEntering() {
  const t = useInvitationTexts();
  const { name: site } = useSite();
  const navigate = useNavigate();
  return async ({ session, email, codeLength }: Claimed) => {
    if (session !== null) {
      startSession(sessionOf(session));
      await navigate({ to: '/myProfile', replace: true });
      showOutcome({ tone: 'success', title: t('claim.doneTitle', { site }), text: t('claim.doneText') });
      return;
    }
    const { firstCode, lengthOf, storeAddress, storeSentCode } =
      await import('#web/screens/accounts/sent-codes.ts');
    storeAddress(email);
    storeSentCode('verify', firstCode(email, { length: lengthOf({ code_length: codeLength }) }));
    showOutcome({
      tone: 'code',
      title: t('claim.verifyTitle'),
      text: t('claim.verifyText', { email }),
      // One after the other: of two dialogs that open at once, the slower one would cover the first.
      onClose: () =>
        void navigate({ to: '/', search: { dialog: 'verify', next: '/myProfile' }, replace: true }),
    });
  };
}
