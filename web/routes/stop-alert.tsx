import { createFileRoute } from '@tanstack/react-router';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/document/page-head.ts';
import { AlertEnding } from '#web/features/search/alert-ending.tsx';

export const Route = createFileRoute('/stop-alert')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.stopAlert')),
  component: StopAlert,
});

function StopAlert() {
  const { token } = Route.useSearch();
  return <AlertEnding token={token} />;
}
