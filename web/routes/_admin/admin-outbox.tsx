import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { OutboxScreen } from '#web/screens/administration/outbox-screen.tsx';
import { readOutboxSearch } from '#web/screens/administration/administration-address.rules.ts';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-outbox')({
  validateSearch: readOutboxSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.outbox') }),
  component: Outbox,
});

function Outbox() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <OutboxScreen {...addressOf({ search, read: readOutboxSearch, go: navigate })} />;
}
