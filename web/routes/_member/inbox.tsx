import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readInboxSearch, viewOf } from '#web/screens/inbox/inbox-address.rules.ts';
import { Inbox } from '#web/screens/inbox/inbox.tsx';
import { addHistoryEntry } from '#web/parts/partner-cards/history-entry.ts';

export const Route = createFileRoute('/_member/inbox')({
  validateSearch: readInboxSearch,
  beforeLoad: addHistoryEntry,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.inbox') }),
  component: InboxScreen,
});

function InboxScreen() {
  const navigate = Route.useNavigate();
  return (
    <Inbox
      view={viewOf(readInboxSearch(Route.useSearch()))}
      onChoose={(view) => void navigate({ search: readInboxSearch(view), resetScroll: false })}
    />
  );
}
