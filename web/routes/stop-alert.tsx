import { createFileRoute } from '@tanstack/react-router';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { AlertEnding } from '#web/screens/search/alert-ending.tsx';

export const Route = createFileRoute('/stop-alert')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.stopAlert')),
  component: StopAlert,
});

function StopAlert() {
  return (
    <WithLinkToken fallback={<PlainPage>{null}</PlainPage>}>
      {(token) => <AlertEnding token={token} />}
    </WithLinkToken>
  );
}
