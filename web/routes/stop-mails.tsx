import { createFileRoute } from '@tanstack/react-router';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { MailsEnding } from '#web/screens/notifications/mails-ending.tsx';

export const Route = createFileRoute('/stop-mails')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.stopMails')),
  component: StopMails,
});

function StopMails() {
  return (
    <WithLinkToken fallback={<PlainPage>{null}</PlainPage>}>
      {(token) => <MailsEnding token={token} />}
    </WithLinkToken>
  );
}
