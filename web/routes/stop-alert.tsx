import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { AlertEnding } from '#web/features/search/alert-ending.tsx';

export const Route = createFileRoute('/stop-alert')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    // The router reads a token of digits as a number.
    typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {},
  headers: () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
  head: (route) => {
    const { meta, links } = describePage(route, { title: route.match.context.texts.t('titles.stopAlert') });
    return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }], links };
  },
  component: StopAlert,
});

function StopAlert() {
  const { token } = Route.useSearch();
  return <AlertEnding token={token} />;
}
