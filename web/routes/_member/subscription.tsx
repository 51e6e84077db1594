import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readPlansSearch } from '#web/screens/plans/plans-address.rules.ts';
import { SubscriptionScreen } from '#web/screens/plans/subscription-screen.tsx';

export const Route = createFileRoute('/_member/subscription')({
  validateSearch: readPlansSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.subscription') }),
  component: Subscription,
});

function Subscription() {
  return <SubscriptionScreen turned={readPlansSearch(Route.useSearch())} />;
}
