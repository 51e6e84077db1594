import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { ProfileVisits } from '#web/screens/visits/profile-visits.tsx';
import { readVisitSearch, tabOf } from '#web/screens/visits/visit-tab.rules.ts';
import { addHistoryEntry } from '#web/parts/partner-cards/history-entry.ts';

export const Route = createFileRoute('/_member/profile-vists')({
  validateSearch: readVisitSearch,
  beforeLoad: addHistoryEntry,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.profileVisits') }),
  component: ProfileVisitsScreen,
});

function ProfileVisitsScreen() {
  const navigate = Route.useNavigate();
  return (
    <ProfileVisits
      tab={tabOf(Route.useSearch())}
      onChoose={(name) => void navigate({ search: readVisitSearch({ tab: name }), resetScroll: false })}
    />
  );
}
