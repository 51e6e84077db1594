import { createFileRoute } from '@tanstack/react-router';
import { WithLinkToken } from '#web/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/document/page-head.ts';
import { PlainPage } from '#web/document/plain-page.tsx';
import { ContactConfirmation } from '#web/features/members/contact-confirmation.tsx';

export const Route = createFileRoute('/confirm-contact')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.confirmContact')),
  component: ConfirmContact,
});

function ConfirmContact() {
  return (
    <WithLinkToken fallback={<PlainPage>{null}</PlainPage>}>
      {(token) => <ContactConfirmation token={token} />}
    </WithLinkToken>
  );
}
