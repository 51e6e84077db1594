import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { Shortlist } from '#web/screens/shortlist/shortlist.tsx';
import { addHistoryEntry } from '#web/parts/partner-cards/history-entry.ts';

export const Route = createFileRoute('/_member/shortlisted')({
  beforeLoad: addHistoryEntry,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.shortlisted') }),
  component: Shortlist,
});
