import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { MoreMatches } from '#web/screens/matches/match-screens.tsx';
import { MemberSearch } from '#web/screens/search/member-search.tsx';
import { isSearching, readSearchAddress } from '#web/screens/search/search-address.rules.ts';
import { addHistoryEntry } from '#web/parts/partner-cards/history-entry.ts';

export const Route = createFileRoute('/_member/moreMatch')({
  validateSearch: readSearchAddress,
  beforeLoad: addHistoryEntry,
  head: (route) =>
    describePage(route, {
      title: route.match.context.texts.t(
        isSearching(readSearchAddress(route.match.search)) ? 'titles.search' : 'titles.moreMatch',
      ),
    }),
  component: MoreMatchScreen,
});

/** The search among all members; without filters and text, the list of More Matches. */
function MoreMatchScreen() {
  const address = readSearchAddress(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MemberSearch
      address={address}
      onAddress={(search, isReplacing = false) =>
        // What is searched for stands under the tab Search, also when the field is empty again.
        void navigate({
          search,
          hash: isSearching(search) ? 'search' : true,
          replace: isReplacing,
          resetScroll: false,
        })
      }
    >
      <MoreMatches />
    </MemberSearch>
  );
}
