import { createFileRoute } from '@tanstack/react-router';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { describePage } from '#web/document/page-head.ts';

export const Route = createFileRoute('/_member/profile-vists')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.profileVisits') }),
  component: () => <BuildingScreen title="profileVisits" />,
});
