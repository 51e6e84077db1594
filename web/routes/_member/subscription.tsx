import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { readPlansSearch } from '#web/features/plans/plans-address.rules.ts';
import { SubscriptionScreen } from '#web/features/plans/subscription-screen.tsx';

export const Route = createFileRoute('/_member/subscription')({
  validateSearch: readPlansSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.subscription') }),
  component: Subscription,
});

function Subscription() {
  return <SubscriptionScreen turned={readPlansSearch(Route.useSearch())} />;
}
