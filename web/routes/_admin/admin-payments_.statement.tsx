import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { StatementScreen } from '#web/screens/payments/statement-screen.tsx';

export const Route = createFileRoute('/_admin/admin-payments_/statement')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.bankStatement') }),
  component: StatementScreen,
});
