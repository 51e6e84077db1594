import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { MemberBuilding } from '#web/features/shell/member-building.tsx';

export const Route = createFileRoute('/_member/myMatch')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.myMatch') }),
  component: () => <MemberBuilding page="myMatch" />,
});
