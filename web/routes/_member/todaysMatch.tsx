import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { TodaysMatches } from '#web/screens/matches/match-screens.tsx';
import { addHistoryEntry } from '#web/parts/partner-cards/history-entry.ts';

export const Route = createFileRoute('/_member/todaysMatch')({
  beforeLoad: addHistoryEntry,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.todaysMatch') }),
  component: TodaysMatches,
});
