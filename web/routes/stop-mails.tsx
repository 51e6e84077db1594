import { createFileRoute } from '@tanstack/react-router';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/document/page-head.ts';
import { MailsEnding } from '#web/features/notifications/mails-ending.tsx';

export const Route = createFileRoute('/stop-mails')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.stopMails')),
  component: StopMails,
});

function StopMails() {
  const { token } = Route.useSearch();
  return <MailsEnding token={token} />;
}
