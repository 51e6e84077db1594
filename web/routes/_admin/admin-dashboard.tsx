import { createFileRoute } from '@tanstack/react-router';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { describePage } from '#web/document/page-head.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminDashboard') }),
  component: () => <BuildingScreen title="adminDashboard" />,
});
