import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { PlanList } from '#web/features/plans/plan-list.tsx';
import { MemberBuilding } from '#web/features/shell/member-building.tsx';

export const Route = createFileRoute('/_member/subscription')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.subscription') }),
  component: SubscriptionScreen,
});

/** Plans cannot be bought yet; the screen shows what they will offer. */
function SubscriptionScreen() {
  return (
    <>
      <MemberBuilding page="subscription" />
      <PlanList />
    </>
  );
}
