import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { MyMatches } from '#web/screens/matches/match-screens.tsx';
import { readMatchSearch } from '#web/screens/matches/match-search.rules.ts';
import { addHistoryEntry } from '#web/parts/partner-cards/history-entry.ts';

export const Route = createFileRoute('/_member/myMatch')({
  validateSearch: readMatchSearch,
  beforeLoad: addHistoryEntry,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.myMatch') }),
  component: MyMatchScreen,
});

function MyMatchScreen() {
  const { search = '' } = readMatchSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  // While typing, no step is left behind for the back button.
  const searchFor = (text: string) =>
    void navigate({ search: readMatchSearch({ search: text }), replace: search !== '', resetScroll: false });
  return <MyMatches search={search} onSearch={searchFor} />;
}
