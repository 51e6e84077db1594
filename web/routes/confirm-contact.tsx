import { createFileRoute } from '@tanstack/react-router';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/document/page-head.ts';
import { ContactConfirmation } from '#web/features/members/contact-confirmation.tsx';

export const Route = createFileRoute('/confirm-contact')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.confirmContact')),
  component: ConfirmContact,
});

function ConfirmContact() {
  const { token } = Route.useSearch();
  return <ContactConfirmation token={token} />;
}
