import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { MemberBuilding } from '#web/features/shell/member-building.tsx';

export const Route = createFileRoute('/_member/inbox')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.inbox') }),
  component: () => <MemberBuilding page="inbox" />,
});
