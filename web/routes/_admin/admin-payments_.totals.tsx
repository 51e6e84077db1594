import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { TotalsScreen } from '#web/screens/payments/totals-screen.tsx';

export const Route = createFileRoute('/_admin/admin-payments_/totals')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.paymentTotals') }),
  component: TotalsScreen,
});
