import {
  searchPayments as searchPaymentsEndpoint,
  showPayment as showPaymentEndpoint,
} from '#contract/payments/admin-payments.ts';
import {
  exportPayments as exportPaymentsEndpoint,
  showTotals as showTotalsEndpoint,
} from '#contract/payments/books.ts';
import {
  confirmPayments as confirmPaymentsEndpoint,
  uploadStatement,
} from '#contract/payments/reconciliation.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { exportPayments, showTotals } from './books.ts';
import { confirmPayments, reconcileStatement } from './reconcile-statement.ts';
import { searchPayments, showPayment } from './search-payments.ts';

/** The desk of finance: the list of payments, bank statements, totals, and the export. */
export function financeRoutes(context: Context): Route[] {
  return [
    route(searchPaymentsEndpoint, ({ input }) => searchPayments(context, input)),
    route(showPaymentEndpoint, async ({ input }) => ({ data: await showPayment(context, input.pay_id) })),
    route(uploadStatement, async ({ input, caller }) => ({
      data: await reconcileStatement(context, { file: input.file, administratorId: caller.accountId }),
    })),
    route(confirmPaymentsEndpoint, async ({ input, caller }) => ({
      data: await confirmPayments(context, {
        payments: input.payments,
        administratorId: caller.accountId,
      }),
    })),
    route(showTotalsEndpoint, async ({ input }) => ({ data: await showTotals(context, input) })),
    route(exportPaymentsEndpoint, async (call) => ({
      data: null,
      file: await exportPayments(context, call),
    })),
  ];
}
