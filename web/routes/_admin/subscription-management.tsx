import { createFileRoute } from '@tanstack/react-router';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { describePage } from '#web/document/page-head.ts';

export const Route = createFileRoute('/_admin/subscription-management')({
  head: (route) =>
    describePage(route, { title: route.match.context.texts.t('titles.subscriptionManagement') }),
  component: () => <BuildingScreen title="subscriptionManagement" />,
});
