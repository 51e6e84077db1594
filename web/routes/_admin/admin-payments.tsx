import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { PaymentDesk } from '#web/screens/payments/payment-desk.tsx';
import { readPaymentSearch } from '#web/screens/payments/payments-address.rules.ts';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-payments')({
  validateSearch: readPaymentSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminPayments') }),
  component: Payments,
});

function Payments() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <PaymentDesk {...addressOf({ search, read: readPaymentSearch, go: navigate })} />;
}
