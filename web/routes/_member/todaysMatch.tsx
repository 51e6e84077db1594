import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { TodaysMatches } from '#web/features/matches/todays-matches.tsx';
import { noteVisit } from '#web/partners/note-visit.ts';

export const Route = createFileRoute('/_member/todaysMatch')({
  beforeLoad: noteVisit,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.todaysMatch') }),
  component: TodaysMatches,
});
