import { createFileRoute } from '@tanstack/react-router';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { ContactConfirmation } from '#web/screens/members/contact-confirmation.tsx';

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
