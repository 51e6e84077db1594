import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { PaymentDesk } from '#web/features/payments/payment-desk.tsx';
import { readPaymentSearch } from '#web/features/payments/payments-address.rules.ts';
import { addressOf } from '#web/lists/list-search.ts';

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
