import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { placeOf, readInboxSearch } from '#web/features/inbox/inbox-address.rules.ts';
import { Inbox } from '#web/features/inbox/inbox.tsx';
import { noteVisit } from '#web/partners/note-visit.ts';

export const Route = createFileRoute('/_member/inbox')({
  validateSearch: readInboxSearch,
  beforeLoad: noteVisit,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.inbox') }),
  component: InboxScreen,
});

function InboxScreen() {
  const navigate = Route.useNavigate();
  return (
    <Inbox
      place={placeOf(Route.useSearch())}
      onChoose={(place) => void navigate({ search: readInboxSearch(place), resetScroll: false })}
    />
  );
}
