import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { PlansScreen } from '#web/screens/administration/plans/plans-screen.tsx';

export const Route = createFileRoute('/_admin/subscription-management')({
  head: (route) =>
    describePage(route, { title: route.match.context.texts.t('titles.subscriptionManagement') }),
  component: PlansScreen,
});
