import { createFileRoute } from '@tanstack/react-router';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { describePage } from '#web/document/page-head.ts';

export const Route = createFileRoute('/_member/dashboard')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.dashboard') }),
  component: () => <BuildingScreen title="dashboard" />,
});
