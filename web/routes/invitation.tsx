import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { sessionOf } from '#web/api/session-of.ts';
import { startSession } from '#web/api/session.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useTokenInAddress } from '#web/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/document/page-head.ts';
import { useSite } from '#web/document/site.ts';
import { SiteFooter } from '#web/features/information/site-footer.tsx';
import { InvitationPage } from '#web/features/invitation/invitation-page.tsx';
import { InvitationFrame } from '#web/features/invitation/page-frame.tsx';
import type { Claimed } from '#web/features/invitation/use-claim.ts';
import { useInvitationTexts } from '#web/i18n/public/use-invitation-texts.ts';

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
      await import('#web/features/accounts/sent-codes.ts');
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
